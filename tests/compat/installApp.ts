import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { installProject, projectFolder } from "./installProject.ts";

/** The project of an app author with its test runners, in an empty folder. */
export function installApp(folder: string): void {
  cpSync(projectFolder("installed"), folder, { recursive: true });
  symlinkSync(join(installProject("installed"), "node_modules"), join(folder, "node_modules"));
}
