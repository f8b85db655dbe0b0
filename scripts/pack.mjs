import { enter } from "./enter.mjs";

await enter("scripts/pack.ts", [], { client: true });
