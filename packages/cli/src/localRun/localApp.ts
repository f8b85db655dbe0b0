import { isDeepStrictEqual } from "node:util";
import type { StartInput } from "@platform/protocol/hooks/index.ts";
import type { Connection } from "../accounts/connect.ts";
import { type InstalledApp, installProjectApp } from "../apps/installProjectApp.ts";
import type { CommandIo } from "../command.ts";
import { withTwins } from "../hooks/hookEnvironment.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { readEnvFile } from "../project/envFile.ts";

/** The developer's copy of the app, as it is installed now. */
export interface LocalApp {
  readonly installed: InstalledApp;
  /** Installs it again after its manifest changed; answers whether its tokens are other ones now. */
  reinstall(): Promise<boolean>;
  /** What its processes find in their environment. */
  given(): Record<string, string>;
  /** The variables of `.env`, as they were read last. */
  variables(): Readonly<Record<string, string>>;
  /** Reads `.env` again; answers whether it is another one. */
  rereadVariables(): Promise<boolean>;
  /** What `start` gets with each event. */
  context(): StartInput["context"];
}

export interface LocalAppOptions {
  readonly hooks: ProjectHooks;
  readonly connection: Connection;
  readonly io: CommandIo;
  readonly appId: string | undefined;
  /** A file to start instead of the project's own. */
  readonly appPath: string | undefined;
}

export async function installLocalApp(options: LocalAppOptions): Promise<LocalApp> {
  const { hooks, connection, io, appId, appPath } = options;
  const { api_url: apiUrl, team_domain: domain } = connection.account;
  const install = (id: string | undefined): Promise<InstalledApp> =>
    installProjectApp(hooks, connection, io, { environment: "local", appId: id });
  let installed = await install(appId);
  let variables = hooks.variables;
  return {
    get installed() {
      return installed;
    },
    async reinstall() {
      const before = installed.tokens;
      installed = await install(appId);
      return !isDeepStrictEqual(before, installed.tokens);
    },
    given() {
      const { app_level: appToken, bot: botToken } = installed.tokens;
      return {
        PLATFORM_API_URL: apiUrl,
        PLATFORM_ENV: "local",
        PLATFORM_WORKSPACE: domain,
        ...(appToken === undefined ? {} : { PLATFORM_APP_TOKEN: appToken, PLATFORM_CLI_XAPP: appToken }),
        ...(botToken === undefined ? {} : { PLATFORM_BOT_TOKEN: botToken, PLATFORM_CLI_XOXB: botToken }),
        ...(appPath === undefined ? {} : { PLATFORM_APP_PATH: appPath, PLATFORM_CLI_CUSTOM_FILE_PATH: appPath }),
      };
    },
    variables: () => variables,
    async rereadVariables() {
      const before = variables;
      variables = await readEnvFile(hooks.project);
      return !isDeepStrictEqual(before, variables);
    },
    context: () => ({
      bot_access_token: installed.tokens.bot ?? "",
      app_id: installed.app.app_id,
      team_id: installed.app.team_id,
      variables: { ...withTwins({ PLATFORM_API_URL: apiUrl }), ...variables },
    }),
  };
}
