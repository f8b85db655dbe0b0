import { enter } from "./enter.mjs";

await enter("scripts/new-method.ts");
