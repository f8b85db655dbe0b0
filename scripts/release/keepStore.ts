import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrations } from "../../packages/server/src/storage/migrations/migrations.ts";
import { writeFixture } from "../fixture/writeFixture.ts";

export const RELEASED_STORES = "tests/storage/fixtures";

/** The schema of each release, by version: the name of its last migration, and of its fixture. */
export function readReleasedSchemas(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, RELEASED_STORES, "releases.json"), "utf8")) as Record<string, string>;
}

/**
 * Keeps a filled store of a release, so that later versions are tested with it; returns the paths that it wrote. A release
 * without a new migration has the store of the one before, which is never made again by newer code.
 */
export async function keepStore(root: string, version: string): Promise<string[]> {
  const schema = Object.keys(migrations).at(-1) ?? "";
  const released = readReleasedSchemas(root);
  if (!Object.values(released).includes(schema)) await writeFixture(root);
  const file = join(root, RELEASED_STORES, "releases.json");
  writeFileSync(file, `${JSON.stringify({ ...released, [version]: schema }, undefined, 2)}\n`);
  return [RELEASED_STORES];
}
