import { enter } from "./enter.mjs";

await enter("packages/cli/src/main.ts", ["serve", "--dev", "--port", "8065"], { client: true });
