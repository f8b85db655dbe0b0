#!/usr/bin/env node
// The `platform` command. On a Node that can run the sources it becomes the program itself; on an older one it runs the
// program on a Node fetched once.

import { fileURLToPath } from "node:url";
import { keepCompiled } from "./keepCompiled.mjs";
import { runProgram } from "./runProgram.mjs";
import { ensureNode, typeScriptFlags } from "./runtime.mjs";

const main = new URL("../src/main.ts", import.meta.url);

const node = await ensureNode().catch((/** @type {Error} */ error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

keepCompiled();
if (node === process.execPath && typeScriptFlags(process.versions.node).length === 0) await import(main.href);
else runProgram(node, fileURLToPath(main), process.argv.slice(2));
