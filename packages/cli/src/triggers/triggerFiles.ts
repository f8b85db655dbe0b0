import { globSync } from "node:fs";
import { extname, sep } from "node:path";
import type { ProjectHooks } from "../hooks/projectHooks.ts";

const defaultPaths = ["triggers/*"];
const endings = new Set([".json", ".ts", ".js", ".mjs"]);

/** The files of the project that define triggers, from its root; copies that an editor left are none. */
export function triggerFiles({ project, settings }: ProjectHooks): string[] {
  const paths = settings.config?.["trigger-paths"] ?? defaultPaths;
  const found = paths.flatMap((path) => globSync(path, { cwd: project.root }));
  const files = found.map((path) => path.split(sep).join("/")).filter((path) => endings.has(extname(path)));
  return [...new Set(files)].toSorted();
}
