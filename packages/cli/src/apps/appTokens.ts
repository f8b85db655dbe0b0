import type { AccountFlags } from "../accounts/accountFlags.ts";
import { type Connection, connect, connectAs } from "../accounts/connect.ts";
import { type CommandIo, UsageError } from "../command.ts";
import { CliError } from "../errors.ts";
import { type AppEnvironment, readProjectApps } from "../project/apps.ts";
import { findProject } from "../project/findProject.ts";

/** Which token of an app speaks: its bot's, that of the person who installed it, or that of the app itself. */
export const tokenHolders = ["bot", "user", "app"] as const;
export type TokenHolder = (typeof tokenHolders)[number];

export function tokenHolderOf(text: string | undefined): TokenHolder | undefined {
  const holder = tokenHolders.find((known) => known === text);
  if (text !== undefined && holder === undefined) {
    throw new UsageError(`--as must be one of ${tokenHolders.join(", ")}, not ${text}.`);
  }
  return holder;
}

/** An app with the tokens by which commands act as it. */
export interface AppVoices {
  readonly appId: string;
  /** Undefined if the app has no such token: its manifest asks for none. */
  as(holder: TokenHolder): Connection | undefined;
}

/** The app that `--app` names, else the project's own, the local one first; undefined outside a project with an app. */
export async function findAppVoices(
  io: CommandIo,
  { app, ...flags }: AccountFlags & { readonly app: string | undefined },
): Promise<AppVoices | undefined> {
  const connection = await connect(io, flags);
  const { account } = connection;
  const appId = app !== undefined && app !== "local" && app !== "deployed" ? app : ownApp(io, app, account);
  if (appId === undefined) return undefined;
  const { api_access_tokens: tokens } = await connection.ask("apps.developerInstall", { app_id: appId });
  const byHolder = { bot: tokens.bot, user: tokens.user, app: tokens.app_level };
  return {
    appId,
    as(holder) {
      const token = byHolder[holder];
      const { refresh_token: _refresh, expires_ms: _expiry, ...place } = account;
      return token === undefined ? undefined : connectAs(io, { ...place, token });
    },
  };
}

function ownApp(
  io: CommandIo,
  app: AppEnvironment | undefined,
  { api_url, team_id }: { readonly api_url: string; readonly team_id: string },
): string | undefined {
  try {
    const project = findProject(io.cwd, io.env["HOME"] || undefined);
    const environments: readonly AppEnvironment[] = app === undefined ? ["local", "deployed"] : [app];
    return environments
      .flatMap((environment) => readProjectApps(project, environment))
      .find((own) => own.api_url === api_url && own.team_id === team_id)?.app_id;
  } catch (error) {
    if (error instanceof CliError && error.code === "project_not_found") return undefined;
    throw error;
  }
}
