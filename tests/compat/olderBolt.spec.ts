import assert from "node:assert/strict";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import type { App, HTTPReceiver, LogLevel } from "@slack/bolt";
import { requirePackage } from "./npmPackages.ts";
import { form, offer, openStage, type Stage } from "./openStage.ts";

/** What this uses of Bolt has been the same since its third version. */
interface BoltPackage {
  readonly App: typeof App;
  readonly HTTPReceiver: typeof HTTPReceiver;
  readonly LogLevel: typeof LogLevel;
}

const botEvents = ["app_mention", "message.channels"];

/** Answers a mention with a button, the button with a modal, and the modal with a message. */
function teach(app: App, channel: string): void {
  app.event("app_mention", async ({ say }) => void (await say({ text: "Choose", blocks: offer })));
  app.message(/^echo (.*)/, async ({ context, say }) => {
    await say(`I heard ${String((context["matches"] as string[])[1])}`);
  });
  app.action("open", async ({ ack, body, client }) => {
    await ack();
    await client.views.open({ trigger_id: "trigger_id" in body ? (body.trigger_id ?? "") : "", view: form });
  });
  app.view("form", async ({ ack, view, client }) => {
    const name = view.state.values["name"]?.["name"]?.value ?? "";
    if (name.length < 3) {
      await ack({ response_action: "errors", errors: { name: "Too short" } });
      return;
    }
    await ack();
    await client.chat.postMessage({ channel, text: `Hello ${name}` });
  });
}

async function startBolt(stage: Stage, name: string, way: "request" | "socket"): Promise<AsyncDisposable> {
  const { App: Bolt, HTTPReceiver: Receiver, LogLevel: Level } = requirePackage<BoltPackage>(name);
  const { app, slackApiUrl } = stage;
  const logLevel = Level.ERROR;
  const common = { token: app.bot_token ?? "", logLevel, clientOptions: { slackApiUrl } };
  const bolt =
    way === "socket"
      ? new Bolt({ ...common, appToken: app.app_token ?? "", socketMode: true })
      : new Bolt({ ...common, receiver: new Receiver({ signingSecret: app.signing_secret ?? "", logLevel }) });
  teach(bolt, stage.channel);
  if (way === "socket") {
    await stage.configure({
      socket_mode_enabled: true,
      interactivity: { is_enabled: true },
      event_subscriptions: { bot_events: botEvents },
    });
    await bolt.start();
  } else {
    const { port } = ((await bolt.start(0)) as Server).address() as AddressInfo;
    const request_url = `http://127.0.0.1:${port}/slack/events`;
    await stage.configure({
      interactivity: { is_enabled: true, request_url },
      event_subscriptions: { request_url, bot_events: botEvents },
    });
  }
  return { [Symbol.asyncDispose]: async () => void (await bolt.stop()) };
}

async function walkThrough(stage: Stage): Promise<void> {
  const { bob, channel, app } = stage;
  const bot = await bob.auth.test({ token: app.bot_token ?? "" });
  await bob.chat.postMessage({ channel, text: "echo lunch" });
  await stage.messageWith("I heard lunch");
  await bob.chat.postMessage({ channel, text: `<@${bot.user_id}> are you there?` });
  const { ts } = await stage.messageWith("Choose");
  await stage.person("act", { channel, ts, action_id: "open" });
  const { id: view_id } = await stage.viewTitled("A form");
  const short = await stage.person("submit", { view_id, values: { name: { name: "Al" } } });
  assert.deepEqual(short["errors"], { name: "Too short" });
  await stage.person("submit", { view_id, values: { name: { name: "Alice" } } });
  await stage.messageWith("Hello Alice");
}

for (const name of ["bolt-3", "bolt-4"]) {
  describe(`@slack/${name.replace("-", " ")}`, () => {
    for (const way of ["request", "socket"] as const) {
      test(`answers messages, a button and a modal by ${way}`, async () => {
        await using stage = await openStage();
        await using _bolt = await startBolt(stage, name, way);

        await walkThrough(stage);
      });
    }
  });
}
