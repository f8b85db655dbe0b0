import { enter } from "./enter.mjs";

await enter("scripts/release.ts", [], { client: true });
