import { enter } from "./enter.mjs";

await enter("scripts/generate.ts");
