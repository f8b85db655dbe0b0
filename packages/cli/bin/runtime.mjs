// How the right Node is found and started.

import { bundledFlags } from "./bundledFolder.mjs";
import { isAtLeast } from "./ensureNode.mjs";

export { ensureNode, isAtLeast, MINIMUM_NODE, NODE_PACKAGES } from "./ensureNode.mjs";

/**
 * The flags with which a Node of this version runs `.ts` files without a warning. From 24.3 on it needs none.
 *
 * @param {string} version
 * @returns {string[]}
 */
export function typeScriptFlags(version) {
  return isAtLeast(version, "24.3.0") ? [] : ["--disable-warning=ExperimentalWarning"];
}

/**
 * The flags with which a command is started. V8 lets the part of the heap for young objects grow to 200 MB under load and
 * keeps it: a server with ten thousand sockets took 324 MB, of which 134 were that part, almost empty.
 * Without a minimum it collects garbage thirty times while it loads the program, a seventh of the processor time.
 *
 * @param {string[]} args
 * @returns {string[]}
 */
export function startFlags([command]) {
  return command === "serve" ? ["--min-semi-space-size=8", "--max-semi-space-size=16", ...bundledFlags()] : [];
}
