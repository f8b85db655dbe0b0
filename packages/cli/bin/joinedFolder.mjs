import { existsSync } from "node:fs";

/** The clone that this file is part of. */
export const rootFolder = new URL("../../../", import.meta.url);

/** Where scripts/ensureJoined.mjs leaves what it has joined. */
export const joinedFolder = new URL("node_modules/.cache/joined/", rootFolder);

/**
 * What makes a Node, its threads included, load the joined files. Nothing in a published package, which has no such
 * folder.
 *
 * @returns {string[]}
 */
export function joinedFlags() {
  return existsSync(joinedFolder) ? [`--import=${new URL("joined.mjs", import.meta.url).href}`] : [];
}
