// The way into every npm script. On a fresh clone with nothing but Node 20 and npm it fetches what is missing; from the
// second time on it only compares a hash, because `npm start` is run many times a day.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepCompiled } from "../packages/cli/bin/keepCompiled.mjs";
import { runProgram } from "../packages/cli/bin/runProgram.mjs";
import { ensureNode } from "../packages/cli/bin/runtime.mjs";
import { watchNpm } from "../packages/cli/bin/watchNpm.mjs";
import { ensureClient } from "./ensureClient.mjs";
import { ensureDependencies } from "./ensureDependencies.mjs";
import { ensureBundled } from "./ensureBundled.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Makes the clone ready and runs the program with the arguments given here and on the command line.
 *
 * @param {string} program path from the root of the repository
 * @param {string[]} args
 * @param {{ client?: boolean }} needs whether the program serves the browser client
 */
export async function enter(program, args = [], { client = false } = {}) {
  process.chdir(root);
  watchNpm();
  try {
    const node = await ensureNode();
    await ensureDependencies(root, node);
    await ensureBundled(root, node);
    if (client) await ensureClient(root, node);
    keepCompiled();
    runProgram(node, join(root, program), [...args, ...process.argv.slice(2)]);
  } catch (error) {
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  }
}
