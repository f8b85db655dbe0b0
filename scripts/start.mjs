import { enter } from "./enter.mjs";
import { startArguments } from "./startArguments.mjs";

await enter("packages/cli/src/main.ts", startArguments(process.env), { client: true });
