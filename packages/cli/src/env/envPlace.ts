import type { Connection } from "../accounts/connect.ts";
import { type AppFlags, chooseApp } from "../apps/chooseApp.ts";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { findProject, type Project } from "../project/findProject.ts";

/** Where the variables of an app are: in a file while it runs locally, on the server once it is deployed. */
export type EnvPlace =
  | { readonly kind: "file"; readonly project: Project }
  | { readonly kind: "server"; readonly appId: string; readonly connection: Connection };

/** A project that is nowhere yet, or only on this machine, has its `.env`. */
export async function envPlace(io: CommandIo, flags: AppFlags): Promise<EnvPlace> {
  const project = () => findProject(io.cwd, io.env["HOME"] || undefined);
  if (flags.app === "local") return { kind: "file", project: project() };
  try {
    const { appId, connection, own } = await chooseApp(io, flags);
    return own?.environment === "local"
      ? { kind: "file", project: own.project }
      : { kind: "server", appId, connection };
  } catch (error) {
    const isNowhere = error instanceof CliError && (error.code === "app_not_found" || error.code === "not_authed");
    if (flags.app === undefined && isNowhere) return { kind: "file", project: project() };
    throw error;
  }
}

export const envNotes =
  "Without `--app` the command uses the deployed app if the project has one, and otherwise `.env`. `--app local` is always `.env`, `--app deployed` always the server. Values are never shown.";
