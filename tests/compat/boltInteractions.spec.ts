import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { App } from "@slack/bolt";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";
import { startByRequest, startOverSocket } from "./startBolt.ts";

type Body = Readonly<Record<string, unknown>>;
interface Shown {
  readonly id: string;
  readonly title: { readonly text: string };
  readonly type: string;
}

const plain = (text: string) => ({ type: "plain_text" as const, text });
const cities = ["Berlin", "Lagos", "Lima"].map((name) => ({ text: plain(name), value: name.toLowerCase() }));

const form = {
  type: "modal" as const,
  callback_id: "form",
  title: plain("A form"),
  submit: plain("Send"),
  blocks: [
    {
      type: "input" as const,
      block_id: "name",
      label: plain("Name"),
      element: { type: "plain_text_input" as const, action_id: "name" },
    },
    {
      type: "input" as const,
      block_id: "city",
      label: plain("City"),
      optional: true,
      element: { type: "external_select" as const, action_id: "city", min_query_length: 1 },
    },
  ],
};

const offer = [
  {
    type: "actions" as const,
    block_id: "offer",
    elements: [
      { type: "button" as const, action_id: "open", text: plain("Open"), value: "7" },
      { type: "button" as const, action_id: "done", text: plain("Done") },
    ],
  },
];

/** An app with a button, a modal that is checked, a command, a menu that it fills, shortcuts and a home tab. */
function teach(app: App): void {
  app.command("/dev", async ({ ack, command, respond }) => {
    await ack({ response_type: "ephemeral", text: `You said ${command.text}` });
    await respond({ response_type: "in_channel", text: "Choose", blocks: offer });
  });
  app.action("open", async ({ ack, body, client }) => {
    await ack();
    await client.views.open({ trigger_id: "trigger_id" in body ? (body.trigger_id ?? "") : "", view: form });
  });
  app.action("done", async ({ ack, respond }) => {
    await ack();
    await respond({ replace_original: true, text: "All done" });
  });
  app.options("city", async ({ ack, payload }) => {
    await ack({ options: cities.filter(({ value }) => value.includes(payload.value)) });
  });
  app.view("form", async ({ ack, view }) => {
    const name = view.state.values["name"]?.["name"]?.value ?? "";
    if (name.length < 3) {
      await ack({ response_action: "errors", errors: { name: "Too short" } });
      return;
    }
    const city = view.state.values["city"]?.["city"]?.selected_option?.value ?? "nowhere";
    await ack({ response_action: "update", view: { type: "modal", title: plain(`${name} of ${city}`), blocks: [] } });
  });
  app.event("app_home_opened", async ({ event, client }) => {
    const external_id = `home of ${event.user}`;
    await client.views.publish({ user_id: event.user, view: { type: "home", external_id, blocks: [] } });
  });
  app.shortcut("try_it", async ({ ack, shortcut, client }) => {
    await ack();
    await client.views.open({ trigger_id: shortcut.trigger_id, view: { ...form, title: plain("Tried") } });
  });
}

async function serving() {
  const platform = await servePlatform({ rates: "off" });
  const { dev } = platform;
  const slackApiUrl = `${platform.url}/api/`;
  const app = dev.apps.find((candidate) => candidate.name === "Dev App");
  const as = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
  return {
    app,
    slackApiUrl,
    channel: dev.channels["general"] ?? "",
    alice: as(dev.users.find((user) => user.name === "alice")?.token),
    /** Tells the platform where the app is to be asked; over its socket, when there is no such place. */
    async reachBy(url: string | undefined): Promise<void> {
      const author = as(dev.config_token);
      const exported = (await author.apps.manifest.export({ app_id: app?.id ?? "" })) as unknown as { manifest?: Body };
      const features = exported.manifest?.["features"] as Body;
      const commands = (features["slash_commands"] as Body[]).map((command) => ({ ...command, url }));
      const asked = { request_url: url, message_menu_options_url: url };
      const settings = {
        interactivity: { is_enabled: true, ...(url !== undefined && asked) },
        event_subscriptions: { bot_events: ["app_home_opened"], ...(url !== undefined && { request_url: url }) },
        socket_mode_enabled: url === undefined,
      };
      const manifest = { ...exported.manifest, features: { ...features, slash_commands: commands }, settings };
      await author.apiCall("apps.manifest.update", { app_id: app?.id ?? "", manifest: JSON.stringify(manifest) });
    },
    /** Acts as alice, and returns the result. */
    async person(name: string, args: Body = {}): Promise<Body & { views: readonly Shown[] }> {
      const answer = await platform.control(`person.${name}`, { user: "alice", ...args });
      assert.ok(answer?.ok, JSON.stringify(answer));
      return answer as unknown as Body & { views: readonly Shown[] };
    },
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

type Served = Awaited<ReturnType<typeof serving>>;

const messageWith = ({ alice, channel }: Served, wanted: string) =>
  eventually(wanted, async () => {
    const { messages = [] } = await alice.conversations.history({ channel });
    return messages.find(({ text }) => text === wanted);
  });

const viewTitled = ({ person }: Served, wanted: string) =>
  eventually(wanted, async () => (await person("views")).views.find(({ title }) => title.text === wanted));

/** All that a person can do with the app, one after the other. */
async function walkThrough(server: Served): Promise<void> {
  const { person, channel } = server;
  const command = await person("command", { channel, command: "/dev", text: "hello" });
  assert.equal(command["shown"], true);
  const { ts } = await messageWith(server, "Choose");

  await person("act", { channel, ts, action_id: "open" });
  const { id: view_id } = await viewTitled(server, "A form");
  const menu = await person("options", { view_id, action_id: "city", query: "l" });
  assert.deepEqual([menu["state"], menu["options"]], ["ready", cities]);
  const some = await person("options", { view_id, action_id: "city", query: "la" });
  assert.deepEqual(some["options"], [cities[1]]);
  await person("act", { view_id, action_id: "city", query: "la", value: "lagos" });

  const short = await person("submit", { view_id, values: { name: { name: "Al" } } });
  assert.deepEqual([short["outcome"], short["errors"]], ["errors", { name: "Too short" }]);
  const good = await person("submit", { view_id, values: { name: { name: "Alice" } } });
  assert.equal(good["outcome"], "updated");
  assert.ok(good.views.some(({ title }) => title.text === "Alice of lagos"));
  await person("home", { app_id: server.app?.id });
  await eventually("the home tab", async () => (await person("views")).views.find(({ type }) => type === "home"));
  await person("close", { view_id });

  await person("act", { channel, ts, action_id: "done" });
  assert.equal((await messageWith(server, "All done")).ts, ts);
  await person("shortcut", { callback_id: "try_it" });
  await viewTitled(server, "Tried");
}

describe("@slack/bolt and a person", () => {
  test("understand each other by request", async () => {
    await using server = await serving();
    await using bolt = await startByRequest(server, teach);
    await server.reachBy(bolt.url);
    await walkThrough(server);
  });

  test("understand each other over a socket", async () => {
    await using server = await serving();
    await using bolt = await startOverSocket(server, teach);
    await server.reachBy(bolt.url);
    await walkThrough(server);
  });
});
