import type { ManifestAnswer } from "@platform/protocol/hooks/index.ts";
import type { Answer, Connection } from "../accounts/connect.ts";
import { refused } from "../accounts/refused.ts";
import type { CommandIo } from "../command.ts";
import { type AppEnvironment, findProjectApp, type ProjectApp, saveProjectApp } from "../project/apps.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { readManifest } from "../hooks/readManifest.ts";
import { localManifest } from "./localManifest.ts";
import { warnOfDatastores } from "./warnOfDatastores.ts";

/** An app of the project as it now stands on the server. */
export interface InstalledApp {
  readonly app: ProjectApp;
  readonly isNew: boolean;
  readonly manifest: ManifestAnswer;
  readonly tokens: AppTokens;
}

/** Those that its manifest asks for. */
export interface AppTokens {
  readonly bot?: string;
  readonly user?: string;
  readonly app_level?: string;
}

export interface InstallOptions {
  readonly environment: AppEnvironment;
  /** An app on the server to take over, instead of the one that the project has there. */
  readonly appId?: string | undefined;
}

/** Brings the project's app on the server in line with its manifest, makes it where there is none, and installs it. */
export async function installProjectApp(
  hooks: ProjectHooks,
  connection: Connection,
  io: CommandIo,
  { environment, appId }: InstallOptions,
): Promise<InstalledApp> {
  const { api_url, team_id, team_domain } = connection.account;
  const given = await readManifest(hooks, io, { environment, workspace: team_domain });
  warnOfDatastores(given, io);
  const manifest = environment === "local" ? localManifest(given) : given;
  const known = appId ?? findProjectApp(hooks.project, environment, { api_url, team_id })?.app_id;
  const isThere = known !== undefined && (await update(connection, known, manifest, appId !== undefined));
  const app: ProjectApp = {
    app_id: isThere ? known : (await connection.ask("apps.manifest.create", { manifest })).app_id,
    team_id,
    team_domain,
    api_url,
  };
  saveProjectApp(hooks.project, environment, app);
  const { api_access_tokens: tokens } = await connection.ask("apps.developerInstall", { app_id: app.app_id });
  return { app, isNew: !isThere, manifest, tokens };
}

/** Whether the app is still there. One that the project remembers may be gone: then it is made anew. */
async function update(
  connection: Connection,
  appId: string,
  manifest: ManifestAnswer,
  isNamed: boolean,
): Promise<boolean> {
  const answer: Answer = await connection.send("apps.manifest.update", { app_id: appId, manifest });
  if (answer.ok) return true;
  const isGone = answer["error"] === "invalid_app" || answer["error"] === "invalid_app_id";
  if (isGone && !isNamed) return false;
  throw refused("apps.manifest.update", answer);
}
