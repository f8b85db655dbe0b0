import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createPlatform } from "@platform/server";
import { App, type Logger, LogLevel, SocketModeReceiver } from "@slack/bolt";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";

const stages = ["connect", "hello", "envelope", "acknowledgement", "ping", "now"] as const;
const endings = [
  { disconnect: "warning" },
  { disconnect: "refresh_requested" },
  { disconnect: "link_disabled" },
  { disconnect: "too_many_websockets" },
  { connection: "closed" },
  { connection: "silent" },
  { connection: "no_pongs" },
] as const;

/** Every case ends with errors that Bolt logs and recovers from. */
const logger: Logger = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  setLevel() {},
  setName() {},
  getLevel: () => LogLevel.ERROR,
};

/** How long Bolt waits for a pong before it connects again. Its default would make every case take five seconds. */
const clientPingTimeout = 300;

/** One server, because faults are those of a server, and a Bolt app that listens over a socket. */
async function openStage() {
  await using stack = new AsyncDisposableStack();
  const platform = await createPlatform({ seed: "dev", dev: true, rates: "off" });
  stack.defer(() => platform.stop());
  const slackApiUrl = `${await platform.listen()}/api/`;
  const dev = await platform.describeDev();
  const app = dev.apps.find(({ name }) => name === "Dev App");
  const author = new WebClient(dev.config_token, { slackApiUrl });
  const { manifest } = (await author.apps.manifest.export({ app_id: app?.id ?? "" })) as { manifest?: object };
  const settings = { socket_mode_enabled: true, event_subscriptions: { bot_events: ["message.channels"] } };
  const changed = JSON.stringify({ ...manifest, settings });
  await author.apiCall("apps.manifest.update", { app_id: app?.id ?? "", manifest: changed });
  const clientOptions = { slackApiUrl };
  const installerOptions = { clientOptions };
  const receiver = new SocketModeReceiver({
    appToken: app?.app_token ?? "",
    clientPingTimeout,
    logger,
    installerOptions,
  });
  const bolt = new App({ token: app?.bot_token ?? "", receiver, logger, clientOptions });
  const texts: string[] = [];
  bolt.message(async ({ message }) => void texts.push("text" in message ? (message.text ?? "") : ""));
  stack.defer(async () => void (await bolt.stop()));
  const bob = new WebClient(dev.users.find(({ name }) => name === "bob")?.token, { slackApiUrl });
  const channel = dev.channels["random"] ?? "";
  const all = stack.move();
  return {
    bolt,
    async order(fault: object): Promise<void> {
      const answer = await platform.control("faults.add", { ...fault });
      assert.ok(answer?.ok, JSON.stringify(answer));
    },
    pending: async () => ((await platform.control("faults.list", {})) as { faults?: unknown[] }).faults?.length,
    async receives(text: string): Promise<void> {
      await bob.chat.postMessage({ channel, text });
      await eventually(`the event with ${text}`, async () => texts.includes(text) || undefined);
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

describe("Bolt in Socket Mode receives every message, whatever happens to its socket", () => {
  for (const stage of stages) {
    for (const ending of endings) {
      test(`${Object.values(ending).join()} at ${stage}`, async () => {
        await using app = await openStage();
        const isEarly = stage === "connect" || stage === "hello";
        if (isEarly) await app.order({ socket: stage, ...ending });
        // A start that meets the fault may fail; Bolt connects again all the same, or the app starts it again.
        await app.bolt.start().catch(() => app.bolt.start());
        if (!isEarly) await app.order({ socket: stage, ...ending });

        await app.receives("first");
        await app.receives("second");

        await eventually("the fault", async () => (await app.pending()) === 0 || undefined);
      });
    }
  }
});
