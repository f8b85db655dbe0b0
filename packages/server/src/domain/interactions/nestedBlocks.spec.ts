import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { upload } from "../../../testkit/files.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { playApp } from "../../../testkit/playedApp.ts";
import { newRemote } from "../../../testkit/remoteFiles.ts";
import { makeTrigger, runsOf } from "../../../testkit/triggers.ts";
import { home, plain } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const button = (more: object = {}) => ({ type: "button", action_id: "go", text: plain("Go"), ...more });
const menu = { type: "external_select", action_id: "ticket", min_query_length: 0 };

const container = (...children: object[]) => ({
  type: "container",
  block_id: "box",
  title: plain("Deployment"),
  child_blocks: children,
});

const form = container(
  { type: "section", block_id: "text", text: plain("Which?"), accessory: menu },
  { type: "input", block_id: "why", label: plain("Why"), element: { type: "plain_text_input", action_id: "why" } },
  {
    type: "actions",
    block_id: "row",
    elements: [button(), { type: "datepicker", action_id: "due", initial_date: "2026-12-24" }],
  },
);

const cards = {
  type: "carousel",
  block_id: "cards",
  elements: ["lisbon", "porto"].map((city) => ({
    type: "card",
    block_id: city,
    title: plain(city),
    actions: [button({ value: city }), button({ action_id: `only_${city}` })],
  })),
};

async function post(world: Workspace, blocks: object[], more: object = {}) {
  const { channel, ts } = await world.bot.does("chat.postMessage", { channel: world.general, blocks, ...more });
  return { channel, ts };
}

async function lastMessage(world: Workspace, channel: string) {
  const { messages } = await world.bob.does("conversations.history", { channel, limit: 1 });
  return messages[0] as unknown as { text: string; blocks: { child_blocks: Record<string, unknown>[] }[] };
}

describe("an element in a block that is inside another", () => {
  test("acts with the id of the inner block, and with the state of all of them", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const values = { why: { why: "Because" }, row: { due: "2026-12-31" } };

    const at = { ...(await post(world, [form])), block_id: "row", action_id: "go" };
    const done = await alice.does("client.blocks.act", { ...at, values });

    assert.deepEqual(done, { ok: true, asked: true, answered: true });
    const { actions, state, message } = app.last() as {
      actions: object[];
      state: object;
      message: { blocks: object[] };
    };
    assert.partialDeepStrictEqual(actions, [{ type: "button", block_id: "row", action_id: "go" }]);
    assert.deepEqual(state, {
      values: {
        text: { ticket: { type: "external_select", selected_option: null } },
        why: { why: { type: "plain_text_input", value: "Because" } },
        row: { due: { type: "datepicker", selected_date: "2026-12-31" } },
      },
    });
    assert.partialDeepStrictEqual(message.blocks, [{ type: "container", child_blocks: [{ block_id: "text" }] }]);
  });

  test("asks its app for options", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const at = { ...(await post(world, [form])), block_id: "text", action_id: "ticket" };
    app.answers(() => ({ options: [{ text: plain("One"), value: "one" }] }));

    const { options } = await alice.does("client.blocks.suggest", { ...at, query: "o" });

    assert.deepEqual(options, [{ text: plain("One"), value: "one" }]);
    assert.partialDeepStrictEqual(app.last(), { type: "block_suggestion", block_id: "text", action_id: "ticket" });
  });

  test("in a card answers to the id of its card, or of an action that no other card has", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const message = await post(world, [cards]);

    await alice.does("client.blocks.act", { ...message, block_id: "porto", action_id: "go" });
    assert.partialDeepStrictEqual(app.last()["actions"], [{ block_id: "porto", value: "porto" }]);
    await alice.does("client.blocks.act", { ...message, action_id: "only_lisbon" });
    assert.partialDeepStrictEqual(app.last()["actions"], [{ block_id: "lisbon", action_id: "only_lisbon" }]);
    for (const wrong of [{ action_id: "go" }, { block_id: "cards", action_id: "go" }]) {
      assert.equal(await alice.refused("client.blocks.act", { ...message, ...wrong }), "element_not_found");
    }
  });

  test("acts in an attachment and in a home tab as well", async () => {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    const alice = await atHome(world, world.alice);
    const attached = await post(world, [], { text: "Look", attachments: [{ blocks: [form] }] });
    await alice.does("client.blocks.act", { ...attached, block_id: "row", action_id: "go" });
    assert.partialDeepStrictEqual(app.last()["container"], { type: "message" });

    const { view } = await world.bot.does("views.publish", { user_id: alice.id, view: home({ blocks: [cards] }) });
    await alice.does("client.blocks.act", { view_id: view.id, block_id: "lisbon", action_id: "go" });
    assert.partialDeepStrictEqual(app.last(), { container: { view_id: view.id }, actions: [{ value: "lisbon" }] });
  });

  test("runs the workflow of a workflow button", async () => {
    await using world = await workspace();
    const { id, shortcut_url: url = "" } = await makeTrigger(world, {
      workflow: "#/workflows/leave",
      inputs: { who: { customizable: true }, note: { value: "{{data.action_id}}" } },
    });
    const trigger = { url, customizable_input_parameters: [{ name: "who", value: world.carol.id }] };
    const element = { type: "workflow_button", action_id: "run", text: plain("Run"), workflow: { trigger } };
    const message = await post(world, [container({ type: "actions", block_id: "row", elements: [element] })]);

    const bob = await atHome(world, world.bob);
    await bob.does("client.blocks.act", { ...message, block_id: "row", action_id: "run" });

    assert.deepEqual(
      (await runsOf(world, id)).map(({ inputs }) => inputs),
      [{ who: world.carol.id, note: "run" }],
    );
  });
});

describe("a block that is inside another", () => {
  test("is part of the text of its message, which searches and mentions read", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const text = { type: "mrkdwn", text: `<@${bob.id}> approved the *zebra*` };

    await post(world, [container({ type: "section", text }, { type: "divider" }), cards]);

    assert.equal((await lastMessage(world, world.general)).text, `Deployment\n${text.text}\nlisbon\nporto`);
    await world.platform.settle();
    const { messages } = await bob.does("search.messages", { query: "zebra" });
    assert.equal(messages.matches.length, 1);
    const { items } = await bob.does("client.feed.list", { types: ["mention"] });
    assert.equal(items.length, 1);
  });

  test("shows a file of the workspace only if its author can see it", async () => {
    await using world = await workspace();
    const hidden = await upload(world, world.alice, { name: "x.png", channels: [world.secret] });
    const picture = { type: "image", alt_text: "x", slack_file: { id: hidden.id } };
    const blocks = [
      container({ type: "divider" }, picture),
      { type: "carousel", elements: [{ type: "card", hero_image: picture }] },
    ];

    const refused = await world.bot.asks("chat.postMessage", { channel: world.general, blocks });

    assert.equal(refused["error"], "invalid_blocks");
    assert.deepEqual((refused["response_metadata"] as { messages: string[] }).messages, [
      "[ERROR] invalid slack file [json-pointer:/blocks/0/child_blocks/1/slack_file]",
      "[ERROR] invalid slack file [json-pointer:/blocks/1/elements/0/hero_image/slack_file]",
    ]);
  });

  test("shares a remote file, and changes with it", async () => {
    await using world = await workspace();
    const { file } = await world.bot.does("files.remote.add", newRemote());
    const block = { type: "file", block_id: "file", external_id: "inv-7", source: "remote" };
    await post(world, [container({ type: "divider" }, block)]);
    const shown = async () => (await lastMessage(world, world.general)).blocks[0]?.child_blocks[1]?.["file"];

    assert.partialDeepStrictEqual(await shown(), { id: file.id, title: "Invoice 7" });
    assert.deepEqual((await world.bob.does("files.info", { file: file.id })).file.channels, [world.general]);
    await world.bot.does("files.remote.update", { file: file.id, title: "Paid" });
    assert.partialDeepStrictEqual(await shown(), { title: "Paid" });
    await world.bot.does("files.remote.remove", { file: file.id });
    assert.deepEqual(await shown(), { id: file.id, mode: "tombstone" });
  });
});
