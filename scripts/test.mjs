import { enter } from "./enter.mjs";

await enter("scripts/run-tests.ts");
