import { enter } from "./enter.mjs";

await enter("bench/run.ts");
