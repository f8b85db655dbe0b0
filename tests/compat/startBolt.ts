import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { DevDescription } from "@platform/server";
import { App, HTTPReceiver, LogLevel } from "@slack/bolt";

export interface BoltSetting {
  readonly slackApiUrl: string;
  readonly app: Pick<DevDescription["apps"][number], "bot_token" | "app_token" | "signing_secret"> | undefined;
}

/** An unmodified Bolt app that was taught something, until the test is over. */
export interface RunningBolt extends AsyncDisposable {
  /** Where it is asked; nothing over a socket. */
  readonly url: string | undefined;
}

const logLevel = LogLevel.ERROR;

export async function startByRequest(
  { app, slackApiUrl }: BoltSetting,
  teach: (bolt: App) => void,
): Promise<RunningBolt> {
  const receiver = new HTTPReceiver({ signingSecret: app?.signing_secret ?? "", logLevel });
  const bolt = new App({ token: app?.bot_token ?? "", receiver, logLevel, clientOptions: { slackApiUrl } });
  teach(bolt);
  const { port } = ((await bolt.start({ port: 0, host: "127.0.0.1" })) as Server).address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/slack/events`, [Symbol.asyncDispose]: async () => void (await bolt.stop()) };
}

export async function startOverSocket(
  { app, slackApiUrl }: BoltSetting,
  teach: (bolt: App) => void,
): Promise<RunningBolt> {
  const bolt = new App({
    token: app?.bot_token ?? "",
    appToken: app?.app_token ?? "",
    socketMode: true,
    logLevel,
    clientOptions: { slackApiUrl },
  });
  teach(bolt);
  await bolt.start();
  return { url: undefined, [Symbol.asyncDispose]: async () => void (await bolt.stop()) };
}
