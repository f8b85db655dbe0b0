import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { postLinks } from "../../../testkit/previewing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.messages.linked";

async function linkTo(actor: Actor, channel: string, message_ts: string): Promise<string> {
  return (await actor.does("chat.getPermalink", { channel, message_ts })).permalink;
}

describe(method, () => {
  test("returns the message to a reader with access", async () => {
    await using world = await workspace();
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: "Soup is ready" });
    const alice = await atHome(world, world.alice);

    const { message, channel } = await alice.does(method, { channel: world.general, ts });

    assert.deepEqual([message.text, message.user], ["Soup is ready", world.bob.id]);
    assert.deepEqual(channel, { id: world.general, name: "general", is_private: false });
  });

  test("returns a reply with its thread", async () => {
    await using world = await workspace();
    const channel = world.general;
    const { ts: thread_ts } = await world.bob.does("chat.postMessage", { channel, text: "Lunch?" });
    const { ts } = await world.alice.does("chat.postMessage", { channel, thread_ts, text: "Yes" });

    const { message } = await (await atHome(world, world.bob)).does(method, { channel, ts });

    assert.deepEqual([message.text, message.thread_ts], ["Yes", thread_ts]);
  });

  refuses(method, {
    channel_not_found: async (world) => {
      const { ts } = await world.alice.does("chat.postMessage", { channel: world.secret, text: "Psst" });
      return (await atHome(world, world.carol)).refused(method, { channel: world.secret, ts });
    },
    message_not_found: async (world) => {
      const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: "Oops" });
      await world.bob.does("chat.delete", { channel: world.general, ts });
      return (await atHome(world, world.alice)).refused(method, { channel: world.general, ts });
    },
  });
});

describe("a link to a message", () => {
  async function shown(world: Workspace, link: string, by: Actor, channel: string) {
    const { ts } = await by.does("chat.postMessage", { channel, text: `See <${link}>` });
    await world.platform.settle();
    const [message] = (await by.does("conversations.replies", { channel, ts, limit: 1 })).messages;
    return (message as { attachments?: readonly Record<string, unknown>[] } | undefined)?.attachments ?? [];
  }

  test("becomes an attachment that names the message", async () => {
    await using world = await workspace();
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: "Soup is ready" });
    const link = await linkTo(world.bob, world.general, ts);

    const attachments = await shown(world, link, world.alice, world.random);

    assert.deepEqual(attachments, [
      {
        id: 1,
        from_url: link,
        original_url: link,
        is_msg_unfurl: true,
        channel_id: world.general,
        channel_team: world.dev.teams[0]?.id,
        ts,
        author_id: world.bob.id,
        fallback: "[no preview available]",
        color: "D0D0D0",
      },
    ]);
  });

  test("of a private channel stores nothing about it elsewhere", async () => {
    await using world = await workspace();
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.secret, text: "The launch is in May" });
    const link = await linkTo(world.alice, world.secret, ts);

    const [attachment] = await shown(world, link, world.alice, world.general);

    assert.equal(attachment?.["channel_id"], world.secret);
    assert.equal(attachment["author_id"], undefined);
    assert.ok(!JSON.stringify(attachment).includes("launch"));
    const events = await world.platform.store.db.selectFrom("outbox").select(["payload", "channel_id"]).execute();
    const leaked = events.filter(
      ({ payload, channel_id }) => channel_id !== world.secret && payload.includes("launch"),
    );
    assert.deepEqual(leaked, []);
  });

  test("of a person without access becomes nothing", async () => {
    await using world = await workspace();
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.secret, text: "Psst" });
    const link = await linkTo(world.alice, world.secret, ts);

    assert.deepEqual(await shown(world, link, world.carol, world.general), []);
  });

  test("of an app becomes nothing, unless it is in its own channel", async () => {
    await using world = await workspace();
    const { ts } = await world.alice.does("chat.postMessage", { channel: world.general, text: "Psst" });
    const link = await linkTo(world.alice, world.general, ts);

    const { ts: other } = await world.alice.does("chat.postMessage", { channel: world.random, text: "Psst" });
    const links = [link, await linkTo(world.alice, world.random, other)];

    const { attachments } = await postLinks(world, `<${links[0]}> <${links[1]}>`, { by: world.bot });
    assert.deepEqual(
      attachments.map(({ from_url: from }) => from),
      [link],
    );
  });

  test("that does not exist, or lies in another workspace, becomes nothing", async () => {
    await using world = await workspace();
    const { ts } = await world.bob.does("chat.postMessage", { channel: world.general, text: "x" });
    const link = await linkTo(world.bob, world.general, ts);

    assert.deepEqual(await shown(world, link.replace(/p\d+$/, "p1700000000000000"), world.bob, world.random), []);
    assert.deepEqual(await shown(world, link.replace(world.general, "C0000000000"), world.bob, world.random), []);
  });
});
