import { enter } from "./enter.mjs";

await enter("scripts/build-docs.ts");
