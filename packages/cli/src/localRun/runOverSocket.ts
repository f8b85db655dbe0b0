import type { Connection } from "../accounts/connect.ts";
import { baseUrlOf } from "../accounts/account.ts";
import type { CommandIo } from "../command.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { keepSocket } from "./keepSocket.ts";
import { openSocketUrl } from "./openSocketUrl.ts";
import type { LocalApp } from "./localApp.ts";
import { runEvents } from "./runEvents.ts";
import type { RunView } from "./runView.ts";

export interface SocketRun {
  readonly hooks: ProjectHooks;
  readonly app: LocalApp;
  readonly connection: Connection;
  readonly view: RunView;
  readonly io: CommandIo;
}

/** We keep the socket: `start` is called once for each event. */
export async function runOverSocket({ hooks, app, connection, view, io }: SocketRun): Promise<void> {
  const runner = runEvents({ hooks, io, view, context: app.context, given: app.given, variables: app.variables });
  try {
    await keepSocket({
      openUrl: () =>
        openSocketUrl(io, {
          appId: app.installed.app.app_id,
          baseUrl: baseUrlOf(connection.account.api_url),
          token: app.installed.tokens.app_level ?? "",
        }),
      receive: runner.receive,
      view,
      ending: io.ending,
    });
  } finally {
    await runner.idle();
  }
}
