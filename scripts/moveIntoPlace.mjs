import { existsSync, renameSync, rmSync } from "node:fs";

/**
 * Puts a finished folder where an older one may be in use. Two that do so at once leave one of two equal folders, never
 * a mix of both.
 *
 * @param {string} draft
 * @param {string} place
 */
export function moveIntoPlace(draft, place) {
  const old = `${draft}-old`;
  try {
    if (existsSync(place)) renameSync(place, old);
    renameSync(draft, place);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}
