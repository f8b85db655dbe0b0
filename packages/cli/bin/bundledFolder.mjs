import { existsSync } from "node:fs";

/** The clone that this file is part of. */
export const rootFolder = new URL("../../../", import.meta.url);

/** Where scripts/ensureBundled.mjs writes the bundles. */
export const bundledFolder = new URL("node_modules/.cache/bundled/", rootFolder);

/**
 * The flags that make Node and its worker threads load the bundles. Empty in a published package, which has no such
 * folder.
 *
 * @returns {string[]}
 */
export function bundledFlags() {
  return existsSync(bundledFolder) ? [`--import=${new URL("bundled.mjs", import.meta.url).href}`] : [];
}
