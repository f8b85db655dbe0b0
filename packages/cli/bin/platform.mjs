#!/usr/bin/env node
// The `platform` command. On a Node that can run the sources it becomes the program itself; on an older one it runs the
// program on a Node fetched once.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { keepCompiled } from "./keepCompiled.mjs";
import { ensureNode, startFlags, typeScriptFlags } from "./runtime.mjs";

// Packages that are published bring JavaScript along: below node_modules Node strips no types.
const compiled = new URL("../src/main.js", import.meta.url);
const main = existsSync(compiled) ? compiled : new URL("../src/main.ts", import.meta.url);

const node = await ensureNode().catch((/** @type {Error} */ error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

if (node === process.execPath) startAgainWith(startFlags(process.argv.slice(2)));
keepCompiled();
if (process.argv[2] === "serve") await buildClient();
if (node === process.execPath && typeScriptFlags(process.versions.node).length === 0) await import(main.href);
else {
  const { runProgram } = await import("./runProgram.mjs");
  runProgram(node, fileURLToPath(main), process.argv.slice(2));
}

/**
 * Becomes the same program with these flags: the heap's bounds are fixed when Node starts, and threads
 * learn in no other way from where to load. It stays one process with one
 * id, so a supervisor notices nothing; where that is impossible it continues without them.
 */
function startAgainWith(/** @type {string[]} */ flags) {
  const missing = flags.filter((flag) => !process.execArgv.includes(flag));
  // A parent that talks to it by messages would lose the line.
  if (missing.length === 0 || process.platform === "win32" || process.send) return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...missing, ...process.argv.slice(1)]);
}

/** In a clone the client is built from its sources; a package that was published brings it along. */
async function buildClient() {
  const script = new URL("../../../scripts/ensureClient.mjs", import.meta.url);
  if (!existsSync(script)) return;
  const { ensureClient } = await import(script.href);
  await ensureClient(fileURLToPath(new URL("../../..", import.meta.url)), node);
}
