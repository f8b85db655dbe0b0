import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./assemble.ts";

const named = /images\/([\w-]+)\.png/g;

/** Deletes the pictures that no page of the documentation shows, in neither theme. */
export function dropPictures(documents: string): void {
  const folder = join(documents, "docs/images");
  if (!existsSync(folder)) return;
  const shown = new Set<string>();
  for (const page of filesIn(documents).filter((file) => file.endsWith(".md")))
    for (const [, name = ""] of readFileSync(page, "utf8").matchAll(named)) shown.add(subjectOf(name));
  for (const file of readdirSync(folder)) {
    if (!shown.has(subjectOf(file.replace(/\.png$/, "")))) rmSync(join(folder, file));
  }
}

/** The dark picture of a page stands beside the light one, which alone is named. */
const subjectOf = (name: string): string => name.replace(/-(?:light|dark)$/, "");
