import type { CommandIo } from "../command.ts";
import { findProject } from "../project/findProject.ts";
import { loadHooks, type ProjectHooks } from "./projectHooks.ts";

/** The hooks of the project that the command was called in. */
export async function openProject(io: CommandIo): Promise<ProjectHooks> {
  const project = findProject(io.cwd, io.env["HOME"] || undefined);
  return loadHooks(project, io);
}
