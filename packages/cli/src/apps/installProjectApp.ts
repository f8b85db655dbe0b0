import { faultOfManagedRuntime, type ManifestAnswer } from "@platform/protocol/hooks/index.ts";
import type { Answer, Connection } from "../accounts/connect.ts";
import { refused } from "../accounts/refused.ts";
import type { CommandIo } from "../command.ts";
import { type AppEnvironment, findProjectApp, type ProjectApp, saveProjectApp } from "../project/apps.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { readManifest } from "../hooks/readManifest.ts";
import { isManagedApp } from "./isManagedApp.ts";
import { localManifest } from "./localManifest.ts";

/** An app of the project as it now stands on the server. */
export interface InstalledApp {
  readonly app: ProjectApp;
  readonly isNew: boolean;
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
  const known = appId ?? findProjectApp(hooks.project, environment, { api_url, team_id })?.app_id;
  const appOf = (id: string): ProjectApp => ({ app_id: id, team_id, team_domain, api_url });
  // The hook is optional: without it the manifest of the app is the one that the server has.
  if (known !== undefined && !hooks.has("get-manifest")) {
    const tokens = await install(connection, known);
    saveProjectApp(hooks.project, environment, appOf(known));
    return { app: appOf(known), isNew: false, tokens };
  }
  const given = await readManifest(hooks, io, { environment, workspace: team_domain });
  warnOfRuntime(given, hooks, io);
  const manifest = environment === "local" ? localManifest(given) : given;
  const isThere = known !== undefined && (await update(connection, known, manifest, appId !== undefined));
  const app = appOf(isThere ? known : (await connection.ask("apps.manifest.create", { manifest })).app_id);
  // Before it is installed: an app that was made must not be forgotten when that fails.
  saveProjectApp(hooks.project, environment, app);
  return { app, isNew: !isThere, tokens: await install(connection, app.app_id) };
}

/** Such an app runs on this machine, and `platform deploy` refuses it. */
function warnOfRuntime(manifest: ManifestAnswer, { settings }: ProjectHooks, io: CommandIo): void {
  const fault = isManagedApp(manifest) ? faultOfManagedRuntime(settings) : undefined;
  if (fault) io.err(`Warning: ${fault.field} ${fault.message}; platform deploy will refuse the app.\n`);
}

async function install({ ask }: Connection, appId: string): Promise<AppTokens> {
  return (await ask("apps.developerInstall", { app_id: appId })).api_access_tokens;
}

/** Whether the app is still there. A linked app may be gone: then a new one is created. */
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
  throw await refused("apps.manifest.update", answer);
}
