import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { WebClient } from "@slack/web-api";
import { requirePackage } from "./npmPackages.ts";
import { form, offer, openStage, plain, type Stage } from "./openStage.ts";

type Payload = Readonly<Record<string, unknown>>;
type Respond = (message: object) => Promise<unknown>;

interface MessageAdapter {
  action(matching: object, handler: (payload: Payload, respond: Respond) => unknown): this;
  options(matching: object, handler: (payload: Payload) => unknown): this;
  viewSubmission(callbackId: string, handler: (payload: Payload) => unknown): this;
  requestListener(): RequestListener;
}

interface InteractivePackage {
  createMessageAdapter(signingSecret: string): MessageAdapter;
}

/** The adapter behind a server of its own, at which the app of the stage is asked. */
async function serveAdapter(stage: Stage, teach: (adapter: MessageAdapter) => void): Promise<AsyncDisposable> {
  const { createMessageAdapter } = requirePackage<InteractivePackage>("@slack/interactive-messages");
  const adapter = createMessageAdapter(stage.app.signing_secret ?? "");
  teach(adapter);
  const server = createServer(adapter.requestListener());
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/slack/actions`;
  await stage.configure({ interactivity: { is_enabled: true, request_url: url, message_menu_options_url: url } });
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

describe("@slack/interactive-messages 2", () => {
  test("answers a button with a modal, and what is submitted with a message", async () => {
    await using stage = await openStage();
    const { app, channel, slackApiUrl } = stage;
    const bot = new WebClient(app.bot_token ?? "", { slackApiUrl });
    await using _adapter = await serveAdapter(stage, (adapter) => {
      adapter.action({ actionId: "open" }, async (payload) => {
        await bot.views.open({ trigger_id: String(payload["trigger_id"]), view: form });
      });
      adapter.viewSubmission("form", (payload) => {
        const { state } = payload["view"] as { state: { values: { name: { name: { value: string } } } } };
        const { value } = state.values.name.name;
        if (value.length < 3) return { response_action: "errors", errors: { name: "Too short" } };
        void bot.chat.postMessage({ channel, text: `Hello ${value}` });
        return undefined;
      });
    });
    const { ts } = await bot.chat.postMessage({ channel, text: "Choose", blocks: offer });

    await stage.person("act", { channel, ts, action_id: "open" });
    const { id: view_id } = await stage.viewTitled("A form");
    const short = await stage.person("submit", { view_id, values: { name: { name: "Al" } } });
    await stage.person("submit", { view_id, values: { name: { name: "Alice" } } });

    assert.deepEqual(short["errors"], { name: "Too short" });
    await stage.messageWith("Hello Alice");
  });

  test("replaces the message whose button was pressed", async () => {
    await using stage = await openStage();
    const { app, channel, slackApiUrl } = stage;
    const bot = new WebClient(app.bot_token ?? "", { slackApiUrl });
    await using _adapter = await serveAdapter(stage, (adapter) => {
      adapter.action({ blockId: "offer" }, async (_payload, respond) => {
        await respond({ replace_original: true, text: "Taken" });
      });
    });
    const { ts } = await bot.chat.postMessage({ channel, text: "Choose", blocks: offer });

    await stage.person("act", { channel, ts, action_id: "open" });

    assert.equal((await stage.messageWith("Taken")).ts, ts);
  });

  test("fills a menu while a person types", async () => {
    await using stage = await openStage();
    const { app, channel, slackApiUrl } = stage;
    const bot = new WebClient(app.bot_token ?? "", { slackApiUrl });
    const lima = { text: plain("Lima"), value: "lima" };
    await using _adapter = await serveAdapter(stage, (adapter) => {
      adapter.options({ actionId: "city" }, (payload) => ({ options: payload["value"] === "li" ? [lima] : [] }));
    });
    const menu = { type: "external_select" as const, action_id: "city", min_query_length: 1 };
    const blocks = [{ type: "actions" as const, block_id: "row", elements: [menu] }];
    const { ts } = await bot.chat.postMessage({ channel, text: "Where?", blocks });

    const { options } = await stage.person("options", { channel, ts, action_id: "city", query: "li" });

    assert.deepEqual(options, [lima]);
  });
});
