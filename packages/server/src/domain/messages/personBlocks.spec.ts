import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { validateBlocks } from "@platform/protocol/blockkit/index.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import fc from "fast-check";
import { steer } from "../../../testkit/controls.ts";
import { upload } from "../../../testkit/files.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

interface ShownMessage {
  readonly text?: string;
  readonly blocks?: readonly { readonly type: string; readonly block_id?: string; readonly elements?: unknown }[];
}

const words = "*Hello* <@U0123456789>, see <https://example.com|this> :wave:\n> quoted";

/** What the message carries is what its text says, and nothing else. */
function assertRichText({ text = "", blocks }: ShownMessage, said = words): void {
  assert.equal(text, said);
  assert.equal(blocks?.length, 1);
  const [block] = blocks ?? [];
  assert.deepEqual([block?.type, block?.elements], ["rich_text", parseMrkdwn(said).elements]);
  assert.match(block?.block_id ?? "", /^\S{3,}$/);
}

async function latest(world: Workspace): Promise<ShownMessage> {
  const { messages } = await world.alice.does("conversations.history", { channel: world.general, limit: 1 });
  return messages[0] ?? {};
}

const post = (world: Workspace, actor: Actor, more: object = {}) =>
  actor.does("chat.postMessage", { channel: world.general, text: words, ...more });

describe("a person's message carries its text as a rich_text block", () => {
  const ways: Record<string, (world: Workspace) => Promise<unknown>> = {
    "when posted with a user token [TEXT-1.6]": (world) => post(world, world.alice),
    "when posted by person.post": (world) =>
      steer(world.platform).does("person.post", { user: "alice", channel: "general", text: words }),
    "beside attachments": (world) => post(world, world.alice, { attachments: [{ text: "more" }] }),
    async "when broadcast from a thread"(world) {
      const { ts } = await post(world, world.bot);
      await post(world, world.alice, { thread_ts: ts, reply_broadcast: true });
    },
    async "when scheduled"(world) {
      const post_at = Math.floor(world.clock.nowMs() / 1000) + 60;
      await world.alice.does("chat.scheduleMessage", { channel: world.general, text: words, post_at });
      await steer(world.platform).does("clock.advance", { by: "2m" });
    },
    async "when edited"(world) {
      const { ts } = await post(world, world.alice, { text: "before" });
      await world.alice.does("chat.update", { channel: world.general, ts, text: words });
    },
    async "when its other blocks are taken away"(world) {
      const { ts } = await post(world, world.alice, { blocks: [{ type: "divider" }] });
      await world.alice.does("chat.update", { channel: world.general, ts, blocks: [] });
    },
    async "when only its attachments are edited"(world) {
      const { ts } = await post(world, world.alice);
      await world.alice.does("chat.update", { channel: world.general, ts, attachments: [{ text: "more" }] });
    },
    async "when it comments on a file"(world) {
      await upload(world, world.alice, { channels: [world.general], comment: words });
    },
  };

  for (const [way, make] of Object.entries(ways)) {
    test(way, async () => {
      await using world = await workspace();
      await make(world);
      assertRichText(await latest(world));
    });
  }

  test("also in the answer and in the event", async () => {
    await using world = await workspace();
    const { message } = await post(world, world.alice);
    assertRichText(message);
  });

  test("of whatever it says, as a valid block", async () => {
    await using world = await workspace();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), async (said) => {
        const answer = await world.alice.asks("chat.postMessage", { channel: world.general, text: said });
        const { blocks = [] } = (answer["message"] ?? {}) as ShownMessage;
        assert.deepEqual(validateBlocks(blocks, "message"), []);
      }),
      { numRuns: 100, examples: [["<!date^0^{date}^javascript:alert(1)|x>"], ["<javascript:x|y>"], ["```\n```"]] },
    );
  });
});

describe("no rich_text block is made", () => {
  const without: Record<string, (world: Workspace) => Promise<unknown>> = {
    "for a bot": (world) => post(world, world.bot),
    async "for a bot that edits"(world) {
      const { ts } = await post(world, world.bot, { text: "before" });
      await world.bot.does("chat.update", { channel: world.general, ts, text: words });
    },
    "where nothing is formatted": (world) => post(world, world.alice, { mrkdwn: false }),
    "for a message about a person's action": (world) =>
      world.alice.does("chat.meMessage", { channel: world.general, text: words }),
    async "for such a message that is edited"(world) {
      const { ts } = await world.alice.does("chat.meMessage", { channel: world.general, text: "before" });
      await world.alice.asks("chat.update", { channel: world.general, ts: ts ?? "", text: words });
    },
    "without text": (world) => post(world, world.alice, { text: "", attachments: [{ text: "only" }] }),
  };

  for (const [why, make] of Object.entries(without)) {
    test(why, async () => {
      await using world = await workspace();
      await make(world);
      assert.equal((await latest(world)).blocks, undefined);
    });
  }

  test("where the message has blocks of its own", async () => {
    await using world = await workspace();
    await post(world, world.alice, { blocks: [{ type: "divider", block_id: "line" }] });
    assert.deepEqual((await latest(world)).blocks, [{ type: "divider", block_id: "line" }]);
  });
});
