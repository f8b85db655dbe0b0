import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { WebClient } from "@slack/web-api";
import { LogLevel, SocketModeClient } from "slack-socket-mode-1";
import { eventually } from "../eventually.ts";
import { servePlatform } from "../servePlatform.ts";

const LIFETIME = "25h";

const connectionOf = (client: SocketModeClient) => new Promise((resolve) => client.once("connected", resolve));

/** The first version of the client, which apps that were never upgraded still use, and Bob, who writes. */
async function openStage() {
  await using stack = new AsyncDisposableStack();
  const platform = stack.use(await servePlatform({ rates: "off" }));
  const { dev, url } = platform;
  const slackApiUrl = `${url}/api/`;
  const app = dev.apps.find(({ name }) => name === "Dev App");
  const author = new WebClient(dev.config_token, { slackApiUrl });
  const { manifest } = (await author.apps.manifest.export({ app_id: app?.id ?? "" })) as { manifest?: object };
  const settings = { socket_mode_enabled: true, event_subscriptions: { bot_events: ["message.channels"] } };
  await author.apiCall("apps.manifest.update", {
    app_id: app?.id ?? "",
    manifest: JSON.stringify({ ...manifest, settings }),
  });
  const client = new SocketModeClient({
    appToken: app?.app_token ?? "",
    logLevel: LogLevel.ERROR,
    clientOptions: { slackApiUrl },
  });
  stack.defer(() => client.disconnect());
  const texts: string[] = [];
  client.on("message", ({ event, ack }: { event: { text: string }; ack: () => Promise<void> }) => {
    void ack().then(() => texts.push(event.text));
  });
  // `start` resolves before the socket is open.
  const connected = connectionOf(client);
  await client.start();
  await connected;
  const bob = new WebClient(dev.users.find(({ name }) => name === "bob")?.token, { slackApiUrl });
  const channel = dev.channels["random"] ?? "";
  const all = stack.move();
  return {
    client,
    platform,
    async receives(text: string) {
      await bob.chat.postMessage({ channel, text });
      await eventually(`the event with ${text}`, async () => texts.includes(text) || undefined);
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

describe("@slack/socket-mode 1.3", () => {
  test("receives events and acknowledges them", async () => {
    await using stage = await openStage();

    await stage.receives("first");
  });

  test("connects again when the clock jumps past the lifetime of its socket", async () => {
    await using stage = await openStage();
    const reconnected = connectionOf(stage.client);

    assert.ok((await stage.platform.control("clock.advance", { by: LIFETIME }))?.ok);
    await reconnected;

    await stage.receives("after the jump");
  });
});
