import { createRequire } from "node:module";
import { join } from "node:path";
import { installProject } from "./installProject.ts";

/**
 * A package as npm has it, from a project with a lockfile of its own: the packages that apps still use are many and
 * old, and nobody who installs this repository should have to install them.
 */
export function requirePackage<Exports>(name: string): Exports {
  const folder = installProject("npm");
  return createRequire(join(folder, "package.json"))(name) as Exports;
}
