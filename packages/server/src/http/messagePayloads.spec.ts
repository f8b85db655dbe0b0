import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runCommand, sendTo } from "../../testkit/blockEntrances.ts";
import { atHome } from "../../testkit/ownToken.ts";
import { playApp } from "../../testkit/playedApp.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

const section = { type: "section", block_id: "s", text: { type: "mrkdwn", text: "Shown" } };
const attachment = { color: "#36a64f", text: "Attached", fallback: "Attached", blocks: null, fields: null };

/** Contents in every spelling that clients send: PHP and Ansible print flags as numbers or texts, Go prints nulls. */
const payloads: Readonly<Record<string, object>> = {
  "a flag as a number": { text: "Hi @bob", link_names: 1 },
  "a flag that is off, as a number": { text: "Hi @bob", link_names: 0 },
  "a flag as a text": { text: "Hi @bob", link_names: "true", mrkdwn: "false" },
  "a flag as Python prints it": { text: "Hi @bob", link_names: "True", mrkdwn: "False" },
  "a flag as a number in a text": { text: "Hi @bob", link_names: "1", mrkdwn: "0" },
  "a text that is a number": { text: 42 },
  "nulls for all that is absent": {
    text: "Hi",
    blocks: null,
    attachments: null,
    metadata: null,
    thread_ts: null,
    parse: null,
    link_names: null,
    mrkdwn: null,
  },
  "nulls in an attachment": { attachments: [attachment] },
  "nulls in a block": { text: "Hi", blocks: [{ ...section, fields: null, accessory: null }] },
  "blocks and attachments as JSON text": {
    text: "Hi",
    blocks: JSON.stringify([section]),
    attachments: JSON.stringify([attachment]),
  },
  "an empty text for all that is absent": { text: "Hi", blocks: "", attachments: "", thread_ts: "", link_names: "" },
  Markdown: { markdown_text: "*Hi*" },
};

async function newest(world: Workspace, channel: string) {
  const { messages } = await world.alice.does("conversations.history", { channel, limit: 1 });
  const { text, blocks, attachments, mrkdwn } = (messages[0] ?? {}) as Readonly<Record<string, unknown>>;
  return JSON.parse(
    JSON.stringify({ text, blocks, attachments, mrkdwn }, (name, part: unknown) => (name === "block_id" ? "id" : part)),
  ) as object;
}

describe("A message payload means what it means to chat.postMessage", () => {
  for (const [name, payload] of Object.entries(payloads)) {
    test(`with ${name}`, async () => {
      const app = playApp();
      await using world = await workspace({ ask: app.ask });
      await world.platform.listen();
      const posted = await world.bot.asks("chat.postMessage", { channel: world.general, ...payload });
      assert.equal(posted.ok, true, JSON.stringify(posted));
      const expected = await newest(world, world.general);

      const { webhook_url: webhook = "" } = await world.platform.describeDev();
      assert.equal(await sendTo(webhook, payload), "ok");
      assert.deepEqual(await newest(world, world.random), expected, "an incoming webhook");

      const visible = { response_type: "in_channel", replace_original: "false", delete_original: 0 };
      const { shown, why } = await runCommand(world, app, { ...visible, ...payload });
      assert.deepEqual([shown, why], [true, undefined]);
      assert.deepEqual(await newest(world, world.general), expected, "the answer to a command");

      assert.equal(await sendTo(String(app.last()["response_url"]), { ...visible, ...payload }), "ok");
      assert.deepEqual(await newest(world, world.general), expected, "a response address");
    });
  }

  test("and is refused for what is of another kind", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    await world.platform.listen();
    const { webhook_url: webhook = "" } = await world.platform.describeDev();
    await runCommand(world, app, {});
    const url = String(app.last()["response_url"]);

    for (const wrong of [{ text: {} }, { text: "Hi", link_names: "maybe" }, { text: "Hi", blocks: 5 }]) {
      assert.equal(await sendTo(webhook, wrong), "invalid_payload");
      assert.equal((JSON.parse(await sendTo(url, wrong)) as { error: string }).error, "invalid_payload");
    }
    const unknown = JSON.parse(await sendTo(url, { text: "Hi", response_type: "loud" })) as { error: string };
    assert.equal(unknown.error, "invalid_payload");
  });

  test("and an answer of nulls to a command is no answer", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });

    const { shown, why } = await runCommand(world, app, { text: "", blocks: null, attachments: null });

    assert.deepEqual([shown, why], [false, undefined]);
  });
});

describe("A response address", () => {
  test("replaces and deletes by flags in any spelling", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    await world.platform.listen();
    const button = { type: "button", action_id: "press", text: { type: "plain_text", text: "Press" } };
    const blocks = [{ type: "actions", block_id: "row", elements: [button] }];
    const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.general, text: "Old", blocks });
    await pressIn(world, { channel, ts });
    const url = String(app.last()["response_url"]);

    assert.equal(await sendTo(url, { replace_original: "True", text: "New", blocks: null }), "ok");
    const { messages } = await world.alice.does("conversations.history", { channel, limit: 1 });
    assert.deepEqual([messages[0]?.ts, messages[0]?.text], [ts, "New"]);

    assert.equal(await sendTo(url, { delete_original: 1, text: null }), "ok");
    const left = await world.alice.does("conversations.history", { channel, limit: 1 });
    assert.notEqual(left.messages[0]?.ts, ts);
  });
});

async function pressIn(world: Workspace, place: { channel: string; ts: string }): Promise<void> {
  const alice = await atHome(world, world.alice);
  await alice.does("client.blocks.act", { ...place, block_id: "row", action_id: "press" });
}
