import { readFileSync } from "node:fs";
import type { SeedDocument } from "./document.ts";
import { readSeed } from "./readSeed.ts";

/** It is in every test, and reading it takes longer than all the rest of a start in memory. */
let devSeed: SeedDocument | undefined;

/** The dev workspace as the document it is planted from. */
export function readDevSeed(): SeedDocument {
  return (devSeed ??= readSeed(readFileSync(new URL("./dev.yaml", import.meta.url), "utf8"), "dev.yaml"));
}
