import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadSlackNode } from "./n8nSlackNode.ts";
import { openStage, type Stage } from "./openStage.ts";

type Fields = Readonly<Record<string, unknown>>;

interface RequestOptions {
  readonly method: string;
  readonly uri: string;
  readonly headers?: Record<string, string>;
  readonly body?: Fields;
  readonly qs?: Fields;
}

interface SlackNode {
  readonly nodeVersions: Readonly<Record<number, { execute(this: object): Promise<{ json: Fields }[][]> }>>;
}

const NODE_VERSION = 2;

/** Runs one operation of the node, in as much of an execution as the node sees of n8n. */
async function execute(stage: Stage, person: string, parameters: Fields): Promise<Fields[]> {
  const node = new (loadSlackNode<SlackNode>())().nodeVersions[NODE_VERSION];
  assert.ok(node);
  const context = {
    getInputData: () => [{ json: {} }],
    getNode: () => ({ id: "1", name: "Slack", type: "n8n-nodes-base.slack", typeVersion: NODE_VERSION }),
    prepareOutputData: async (items: object[]) => [items],
    getTimezone: () => "UTC",
    continueOnFail: () => false,
    getInstanceId: () => "1",
    getWorkflow: () => ({ id: "1" }),
    getInstanceBaseUrl: () => "http://localhost/",
    getNodeParameter(name: string, _item: number, fallback?: unknown, options?: { extractValue?: boolean }): unknown {
      const given: Fields = { authentication: "accessToken", ...parameters };
      const value = name in given ? given[name] : fallback;
      if (value === undefined) throw new Error(`the node asks for ${name}`);
      const isLocator = typeof value === "object" && value !== null && "__rl" in value;
      return isLocator && options?.extractValue ? (value as Fields)["value"] : value;
    },
    helpers: {
      returnJsonArray: (data: Fields | Fields[]) => [data].flat().map((json) => ({ json })),
      constructExecutionMetaData: (items: object[]) => items,
      requestWithAuthentication: (_credentials: string, options: RequestOptions) =>
        request(stage, stage.tokenOf(person), options),
    },
  };
  const [items = []] = await node.execute.call(context);
  return items.map(({ json }) => json);
}

/** What n8n does with a request of a node: it adds the credential, and sends it; here to the server under test. */
async function request({ url }: Stage, token: string, { method, uri, headers, body, qs }: RequestOptions) {
  const target = new URL(uri.replace("https://slack.com", url));
  for (const [name, value] of Object.entries(qs ?? {})) target.searchParams.set(name, String(value));
  const answer = await fetch(target, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

const found = (value: string) => ({ __rl: true, mode: "id", value });

describe("the Slack node of n8n", () => {
  test("posts, updates, reacts to and deletes a message", async () => {
    await using stage = await openStage();
    const { channel } = stage;
    const on = { resource: "message", channelId: found(channel) };

    const [posted] = await execute(stage, "alice", {
      ...on,
      operation: "post",
      select: "channel",
      messageType: "text",
      text: "Lunch?",
      otherOptions: { includeLinkToWorkflow: false },
    });
    const ts = String(posted?.["message_timestamp"]);
    await execute(stage, "alice", {
      ...on,
      operation: "update",
      ts,
      messageType: "text",
      text: "Dinner?",
      updateFields: {},
    });
    await execute(stage, "bob", {
      resource: "reaction",
      operation: "add",
      channelId: found(channel),
      timestamp: ts,
      name: "tada",
    });
    const message = await stage.messageWith("Dinner?");
    await execute(stage, "alice", { ...on, operation: "delete", timestamp: ts, select: "channel" });

    assert.equal(message.reactions?.[0]?.name, "tada");
    const { messages = [] } = await stage.bob.conversations.history({ channel });
    assert.ok(messages.every((one) => one.ts !== ts));
  });

  test("lists channels, their history and the people in them", async () => {
    await using stage = await openStage();
    const { channel } = stage;
    const all = { returnAll: true, filters: {} };

    const channels = await execute(stage, "alice", { resource: "channel", operation: "getAll", ...all });
    const history = await execute(stage, "alice", {
      resource: "channel",
      operation: "history",
      channelId: found(channel),
      ...all,
    });
    const members = await execute(stage, "alice", {
      resource: "channel",
      operation: "member",
      channelId: found(channel),
      returnAll: true,
      resolveData: true,
    });

    assert.ok(channels.some(({ id }) => id === channel));
    assert.ok(Array.isArray(history));
    assert.ok(members.some(({ name }) => name === "bob"));
  });

  test("changes a status", async () => {
    await using stage = await openStage();

    const [profile] = await execute(stage, "bob", {
      resource: "user",
      operation: "updateProfile",
      options: { status: { set_status: [{ status_text: "At lunch", status_emoji: ":bento:" }] } },
    });

    assert.equal(profile?.["status_text"], "At lunch");
  });

  test("makes and lists user groups, and saves items", async () => {
    await using stage = await openStage();
    const { channel, bob } = stage;
    const { ts = "" } = await bob.chat.postMessage({ channel, text: "Keep this" });

    await execute(stage, "alice", { resource: "userGroup", operation: "create", name: "Cooks", options: {} });
    const groups = await execute(stage, "alice", {
      resource: "userGroup",
      operation: "getAll",
      returnAll: true,
      options: {},
    });
    await execute(stage, "alice", {
      resource: "star",
      operation: "add",
      target: "message",
      channelId: found(channel),
      timestamp: ts,
      options: {},
    });
    const stars = await execute(stage, "alice", { resource: "star", operation: "getAll", returnAll: true });

    assert.ok(groups.some(({ name }) => name === "Cooks"));
    assert.ok(stars.some(({ message }) => (message as Fields | undefined)?.["ts"] === ts));
  });
});
