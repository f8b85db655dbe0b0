import { enter } from "./enter.mjs";

await enter("scripts/run-newcomer.ts");
