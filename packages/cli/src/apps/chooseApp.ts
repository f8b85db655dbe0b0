import { accountFlags, type AccountFlags } from "../accounts/accountFlags.ts";
import { type Connection, connect } from "../accounts/connect.ts";
import type { CommandIo, Flags } from "../command.ts";
import { CliError } from "../errors.ts";
import { type AppEnvironment, readProjectApps } from "../project/apps.ts";
import { findProject, type Project } from "../project/findProject.ts";
import { choose } from "../prompts.ts";

/** Which app a command is about. */
export const appFlags = {
  app: {
    kind: "text",
    describe: "The app: an app id, or `local` or `deployed` for the project's own app.",
    value: "APP",
  },
  ...accountFlags,
} as const satisfies Flags;

export type AppFlags = AccountFlags & { readonly app: string | undefined };

export interface ChosenApp {
  readonly connection: Connection;
  readonly appId: string;
  /** Absent for an app that was named by its id. */
  readonly own?: { readonly project: Project; readonly environment: AppEnvironment };
}

/** The app that the flags name, or the one that the project has in the workspace; of several, the person chooses. */
export async function chooseApp(io: CommandIo, { app, ...flags }: AppFlags): Promise<ChosenApp> {
  const connection = await connect(io, flags);
  if (app !== undefined && app !== "local" && app !== "deployed") return { connection, appId: app };
  const project = findProject(io.cwd, io.env["HOME"] || undefined);
  const environments: readonly AppEnvironment[] = app === undefined ? ["deployed", "local"] : [app];
  const { api_url, team_id, team_name, team_domain } = connection.account;
  const found = environments.flatMap((environment) =>
    readProjectApps(project, environment)
      .filter((own) => own.api_url === api_url && own.team_id === team_id)
      .map(({ app_id }) => ({ connection, appId: app_id, own: { project, environment } })),
  );
  const [only, second] = found;
  if (only === undefined) {
    const which = app === undefined ? "app" : `${app} app`;
    throw new CliError("app_not_found", `The project has no ${which} in ${team_name || team_domain}.`);
  }
  if (second === undefined) return only;
  return choose(io, {
    question: "Which app?",
    flag: "--app",
    options: found.map((chosen) => ({
      value: chosen,
      flagValue: chosen.own.environment,
      label: `${chosen.own.environment}: ${chosen.appId}`,
    })),
  });
}
