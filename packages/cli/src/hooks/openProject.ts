import type { AccountFlags } from "../accounts/accountFlags.ts";
import type { Connection } from "../accounts/connect.ts";
import type { CommandIo } from "../command.ts";
import { findProject } from "../project/findProject.ts";
import { loadHooks, type ProjectHooks } from "./projectHooks.ts";

/** The hooks of the project that the command was called in; `apiUrl` is the server that the command acts on. */
export async function openProject(io: CommandIo, apiUrl?: string): Promise<ProjectHooks> {
  const project = findProject(io.cwd, io.env["HOME"] || undefined);
  return loadHooks(project, io, apiUrl === undefined ? {} : { apiUrl });
}

/** The same with a connection to the server, which comes first: `get-hooks` gets its host name. */
export async function openProjectOnServer(
  io: CommandIo,
  flags: AccountFlags,
): Promise<{ readonly hooks: ProjectHooks; readonly connection: Connection }> {
  const project = findProject(io.cwd, io.env["HOME"] || undefined);
  const { connect } = await import("../accounts/connect.ts");
  const connection = await connect(io, flags);
  return { hooks: await loadHooks(project, io, { apiUrl: connection.account.api_url }), connection };
}
