import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { App } from "@slack/bolt";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";
import { startByRequest, startOverSocket } from "./startBolt.ts";

const subscribed = ["app_mention", "message.channels", "message.groups", "message.im", "reaction_added"];

/** A server with the dev workspace, and its app told by its manifest where it wants its events. */
async function serving(settings: object) {
  const platform = await servePlatform({ rates: "off" });
  const { url, dev } = platform;
  const app = dev.apps.find((candidate) => candidate.name === "Dev App");
  const slackApiUrl = `${url}/api/`;
  const as = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
  const author = as(dev.config_token);
  const configure = async (changed: object): Promise<void> => {
    const { manifest } = (await author.apps.manifest.export({ app_id: app?.id ?? "" })) as { manifest?: object };
    const whole = JSON.stringify({ ...manifest, settings: changed });
    await author.apiCall("apps.manifest.update", { app_id: app?.id ?? "", manifest: whole });
  };
  await configure(settings);
  const bob = as(dev.users.find((user) => user.name === "bob")?.token);
  const { user_id: botId } = await as(app?.bot_token).auth.test();
  const channel = dev.channels["random"] ?? "";
  return {
    app,
    bob,
    botId,
    configure,
    channel,
    slackApiUrl,
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

/** What the app answers: a mention by name, and a word by an echo. */
function teach(app: App): void {
  app.event("app_mention", async ({ event, say }) => void (await say(`Hello <@${event.user ?? ""}>`)));
  app.message(/^echo (.*)/, async ({ context, say }) => {
    await say(`I heard ${String((context["matches"] as string[])[1])}`);
  });
}

/** The texts of a channel as soon as all of these are among them. */
const textsWith = (client: WebClient, channel: string, wanted: readonly string[]): Promise<string[]> =>
  eventually(wanted.join(", "), async () => {
    const { messages = [] } = await client.conversations.history({ channel });
    const texts = messages.map(({ text }) => text ?? "");
    return wanted.every((text) => texts.includes(text)) ? texts : undefined;
  });

type Served = Awaited<ReturnType<typeof serving>>;

async function roundTrip({ bob, botId, channel }: Served): Promise<void> {
  const { user_id: bobId } = await bob.auth.test();
  await bob.chat.postMessage({ channel, text: `<@${botId}> are you there?` });
  await bob.chat.postMessage({ channel, text: "echo lunch" });
  const texts = await textsWith(bob, channel, [`Hello <@${bobId}>`, "I heard lunch"]);
  assert.equal(texts.filter((text) => text === `Hello <@${bobId}>`).length, 1);
  assert.equal(texts.filter((text) => text === "I heard lunch").length, 1);
}

describe("@slack/bolt", () => {
  test("receives mentions and messages by request, and answers", async () => {
    await using server = await serving({});
    await using bolt = await startByRequest(server, teach);
    await server.configure({ event_subscriptions: { request_url: bolt.url, bot_events: subscribed } });
    await roundTrip(server);
  });

  test("receives mentions and messages over a socket, and answers", async () => {
    await using server = await serving({ socket_mode_enabled: true, event_subscriptions: { bot_events: subscribed } });
    await using _bolt = await startOverSocket(server, teach);
    await roundTrip(server);
  });
});
