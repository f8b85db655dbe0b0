import { enter } from "./enter.mjs";

await enter("scripts/fixture.ts");
