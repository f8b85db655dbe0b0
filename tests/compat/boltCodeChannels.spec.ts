import assert from "node:assert/strict";
import { test } from "node:test";
import type { App } from "@slack/bolt";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";
import { startOverSocket } from "./startBolt.ts";

type Body = Readonly<Record<string, unknown>>;

const events = ["message.session", "code_channel_action", "agent_session_stopped"];

/** What an unmodified app heard in its code channel. */
class Agent {
  readonly heard: string[] = [];

  readonly teach = (app: App): void => {
    app.message(async ({ message }) => {
      if (message.subtype === undefined) this.heard.push(`message ${message.text}`);
    });
    app.event("code_channel_action", async ({ event }) => {
      const { action } = event as unknown as { readonly action: { readonly key: string } };
      this.heard.push(`action ${action.key}`);
    });
    app.event("agent_session_stopped", async ({ event }) => {
      this.heard.push(`stopped ${"thread_ts" in event}`);
    });
    app.command("/plan", async ({ ack, command }) => {
      this.heard.push(`command ${command.text}`);
      await ack("The plan has two steps.");
    });
  };
}

test("an agent in @slack/bolt works in a code channel", async () => {
  await using platform = await servePlatform();
  const { dev } = platform;
  const slackApiUrl = dev.api_url;
  const app = dev.apps.find(({ name }) => name === "Dev App");
  const author = new WebClient(dev.config_token, { slackApiUrl });
  const exported = await author.apiCall("apps.manifest.export", { app_id: app?.id ?? "" });
  const { manifest: current } = exported as unknown as { readonly manifest: { readonly features: object } };
  const { features, ...rest } = current;
  const manifest = {
    ...rest,
    features: { ...features, slash_commands: undefined, code_channels: { enabled: true } },
    settings: { event_subscriptions: { bot_events: events }, socket_mode_enabled: true },
  };
  await author.apiCall("apps.manifest.update", { app_id: app?.id ?? "", manifest: JSON.stringify(manifest) });
  const agent = new Agent();
  await using _bolt = await startOverSocket({ app, slackApiUrl }, agent.teach);
  const { agents } = new WebClient(app?.bot_token, { slackApiUrl });
  const as = async (method: string, args: object) => {
    const done = (await platform.control("person.call", { user: "alice", method, args })) as unknown as Body;
    assert.equal((done["answer"] as Body | undefined)?.["ok"], true, JSON.stringify(done));
    return done["answer"] as Body;
  };

  const channel = dev.channels["general"] ?? "";
  const asked = await as("chat.postMessage", { channel, text: "The login page is broken" });
  const origin = { origin_channel_id: channel, origin_message_ts: String(asked["ts"]) };
  const made = await agents.conversations.create({ name: "Fix the login page", session_id: "run-1", ...origin });
  const { channel_id = "" } = made;
  const items = [{ key: "retry", label: "Run again", item_type: "action" }];
  await agents.conversations.setProperties({ channel_id, code_channel: { context_bar_items: items } });
  await agents.conversations.setCommands({ channel_id, commands: [{ name: "plan" }] });
  const content = `<h1>${"Plan ".repeat(50_000)}</h1>`;
  const page = await agents.conversations.setView({ channel_id, view_key: "plan.html", content });
  assert.equal(page.content_version, 1);
  const { views } = await agents.conversations.listViews({ channel_id });
  assert.deepEqual([views?.length, views?.[0]?.label], [1, "plan"]);
  await agents.sessions.setStatus({ channel_id, status: "processing" });

  await as("chat.postMessage", { channel: channel_id, text: "Go on" });
  await as("client.commands.run", { channel: channel_id, command: "/plan", text: "all" });
  await as("client.codeChannels.click", { channel: channel_id, key: "retry" });
  await as("client.agents.sessions.stop", { channel_id });
  const expected = ["action retry", "command all", "message Go on", "stopped false"];
  await eventually("everything is heard", async () => agent.heard.length >= expected.length || undefined);
  assert.deepEqual(agent.heard.toSorted(), expected);

  await agents.conversations.archive({ channel_id });
});
