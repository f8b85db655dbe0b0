import { enter } from "./enter.mjs";

await enter("node_modules/oxfmt/bin/oxfmt");
