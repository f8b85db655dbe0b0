import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { App } from "@slack/bolt";
import { type EntityMetadata, EntityType } from "@slack/types";
import { WebClient } from "@slack/web-api";
import { eventually } from "./eventually.ts";
import { servePlatform } from "./servePlatform.ts";
import { startByRequest, startOverSocket } from "./startBolt.ts";

type Body = Readonly<Record<string, unknown>>;

const link = "https://example.com/tasks/12?from=chat";
const plain = (text: string) => ({ type: "plain_text" as const, text });

/** What the app keeps about its tasks. */
class Tracker {
  status = "Open";
  readonly readers: string[] = [];

  entity(reader?: string): EntityMetadata {
    const options = ["Open", "Done"].map((text) => ({ value: text.toLowerCase(), text: plain(text) }));
    return {
      entity_type: EntityType.Task,
      url: "https://example.com/tasks/12",
      external_ref: { id: "12", type: "task" },
      entity_payload: {
        attributes: { title: { text: "Fix the login page" }, display_type: "Task" },
        fields: {
          status: { value: this.status, edit: { enabled: true, select: { static_options: options } } },
          ...(reader !== undefined && { assignee: { type: "slack#/types/user", user: { user_id: reader } } }),
        },
        actions: { primary_actions: [{ text: "Close", action_id: "close", style: "primary" }] },
      },
    };
  }

  /** An unmodified app that shows its tasks, and lets people edit and close them. */
  readonly teach = (app: App): void => {
    app.event("link_shared", async ({ event, client }) => {
      const entities = event.links.map(({ url }) => ({ ...this.entity(), app_unfurl_url: url }));
      await client.chat.unfurl({ channel: event.channel, ts: event.message_ts, metadata: { entities } });
    });
    app.event("entity_details_requested", async ({ event, client }) => {
      this.readers.push(event.user);
      assert.equal(event.external_ref?.id, "12");
      await client.entity.presentDetails({ trigger_id: event.trigger_id, metadata: this.entity(event.user) });
    });
    app.view("work-object-edit", async ({ ack, view, body, client }) => {
      await ack();
      assert.equal(view.entity_url, "https://example.com/tasks/12");
      this.status = view.state.values["status"]?.["status.input"]?.selected_option?.text.text ?? this.status;
      const trigger_id = "trigger_id" in body ? body.trigger_id : "";
      await client.entity.presentDetails({ trigger_id, metadata: this.entity(body.user.id) });
    });
    app.action("close", async ({ ack, body, client }) => {
      await ack();
      this.status = "Closed";
      const trigger_id = "trigger_id" in body ? (body.trigger_id ?? "") : "";
      await client.entity.presentDetails({ trigger_id, metadata: this.entity(body.user.id) });
    });
  };
}

async function serving() {
  const platform = await servePlatform({ rates: "off" });
  const { dev } = platform;
  const slackApiUrl = `${platform.url}/api/`;
  const app = dev.apps.find((candidate) => candidate.name === "Dev App");
  const user = (name: string) => dev.users.find((candidate) => candidate.name === name);
  const as = (token: string | undefined) => new WebClient(token, { slackApiUrl, retryConfig: { retries: 0 } });
  return {
    app,
    slackApiUrl,
    channel: dev.channels["general"] ?? "",
    bob: as(user("bob")?.token),
    idOf: (name: string) => user(name)?.id ?? "",
    async reachBy(url: string | undefined): Promise<void> {
      const author = as(dev.config_token);
      const exported = (await author.apps.manifest.export({ app_id: app?.id ?? "" })) as unknown as { manifest?: Body };
      const { features, oauth_config } = exported.manifest as { features: Body; oauth_config: Body };
      const request = url === undefined ? {} : { request_url: url };
      const manifest = {
        ...exported.manifest,
        oauth_config,
        features: {
          ...features,
          slash_commands: undefined,
          unfurl_domains: ["example.com"],
          rich_previews: { is_active: true, entity_types: ["slack#/entities/task"] },
        },
        settings: {
          interactivity: { is_enabled: true, ...request },
          event_subscriptions: { bot_events: ["link_shared", "entity_details_requested"], ...request },
          socket_mode_enabled: url === undefined,
        },
      };
      await author.apiCall("apps.manifest.update", { app_id: app?.id ?? "", manifest: JSON.stringify(manifest) });
    },
    /** Calls a method as a person at their client. */
    async call(person: string, method: string, args: Body): Promise<Body> {
      const done = (await platform.control("person.call", { user: person, method, args })) as unknown as Body;
      const answer = done["answer"] as Body | undefined;
      assert.equal(answer?.["ok"], true, `${method}: ${JSON.stringify(done)}`);
      return answer;
    },
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

interface Pane {
  readonly state: string;
  readonly view: { readonly id: string };
  readonly entity: EntityMetadata;
}

async function walkThrough(server: Awaited<ReturnType<typeof serving>>, tracker: Tracker): Promise<void> {
  const { bob, channel, call, idOf } = server;
  const { ts = "" } = await bob.chat.postMessage({ channel, text: `<${link}>` });
  const card = await eventually("the card", async () => {
    const { messages = [] } = await bob.conversations.history({ channel, latest: ts, inclusive: true, limit: 1 });
    return (messages[0]?.attachments as readonly Body[] | undefined)?.find((one) => "work_object_entity" in one);
  });
  assert.equal(card["fallback"], "Fix the login page");

  const place = { channel, ts, attachment: card["id"] };
  const open = async (person: string) => (await call(person, "client.entities.open", place))["pane"] as Pane;
  const shows = (person: string, wanted: string) =>
    eventually(`${person} reads ${wanted}`, async () => {
      const pane = await open(person);
      const fields = pane.entity.entity_payload.fields as { status?: { value: string } } | undefined;
      return pane.state === "ready" && fields?.status?.value === wanted ? pane : undefined;
    });
  for (const person of ["alice", "bob"]) {
    const pane = await shows(person, "Open");
    const fields = pane.entity.entity_payload.fields as { assignee?: { user: { user_id: string } } } | undefined;
    assert.equal(fields?.assignee?.user.user_id, idOf(person));
  }
  assert.ok(["alice", "bob"].every((person) => tracker.readers.includes(idOf(person))));

  const { view } = await open("alice");
  const values = { status: { "status.input": "done" } };
  assert.equal((await call("alice", "client.views.submit", { view_id: view.id, values }))["outcome"], "closed");
  await shows("alice", "Done");
  const pressed = await call("alice", "client.entities.act", { view_id: view.id, action_id: "close" });
  assert.equal(pressed["answered"], true);
  await shows("alice", "Closed");
}

describe("a tracker in @slack/bolt shows a task to two people", () => {
  test("by request", async () => {
    const tracker = new Tracker();
    await using server = await serving();
    await using bolt = await startByRequest(server, tracker.teach);
    await server.reachBy(bolt.url);
    await walkThrough(server, tracker);
  });

  test("over a socket", async () => {
    const tracker = new Tracker();
    await using server = await serving();
    await using bolt = await startOverSocket(server, tracker.teach);
    await server.reachBy(bolt.url);
    await walkThrough(server, tracker);
  });
});
