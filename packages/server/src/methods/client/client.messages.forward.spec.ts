import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { makeLinked, postingRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.messages.forward";

async function said(world: Workspace, channel: string, text = "Lunch at one") {
  const { ts } = await world.alice.does("chat.postMessage", { channel, text });
  return { channel, ts };
}

async function lastIn({ bob }: Workspace, channel: string): Promise<string> {
  const { messages } = await bob.does("conversations.history", { channel, limit: 1 });
  return JSON.stringify(messages[0]);
}

describe(method, () => {
  test("a message of a public channel is shown with the note, its author and its channel", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const named = await said(world, world.general);
    const posted = await bob.does(method, { ...named, target: world.random, text: "Anyone?" });
    assert.equal(posted.is_copied, true);
    assert.equal(posted.message.text, "Anyone?");
    const [attachment] = posted.message.attachments as readonly Record<string, unknown>[];
    const { text, author_id, channel_id, is_share, ts } = attachment ?? {};
    assert.deepEqual(
      { text, author_id, channel_id, is_share, ts },
      { text: "Lunch at one", author_id: world.alice.id, channel_id: world.general, is_share: true, ts: named.ts },
    );
  });

  test("a message of a private channel is a link elsewhere, and is shown in the channel itself", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const named = await said(world, world.secret, "the surprise");
    const elsewhere = await bob.does(method, { ...named, target: world.random, text: "See" });
    assert.equal(elsewhere.is_copied, false);
    const shown = await lastIn(world, world.random);
    assert.doesNotMatch(shown, /the surprise/);
    assert.match(shown, new RegExp(`archives/${world.secret}/p`));
    const inside = await bob.does(method, { ...named, target: world.secret });
    assert.equal(inside.is_copied, true);
    assert.match(await lastIn(world, world.secret), /the surprise/);
  });

  test("a guest in the target who is not in the public channel gets the link alone", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { channel } = await world.bob.does("conversations.create", { name: "plans" });
    const named = {
      channel: channel.id,
      ts: (await world.bob.does("chat.postMessage", { channel: channel.id, text: "the plan" })).ts,
    };
    const open = await bob.does(method, { ...named, target: world.random });
    assert.equal(open.is_copied, true);
    await world.platform.store.db
      .updateTable("memberships")
      .set({ role: "multi_channel_guest" })
      .where("user_id", "=", world.carol.id)
      .execute();
    const guarded = await bob.does(method, { ...named, target: world.random });
    assert.equal(guarded.is_copied, false);
    assert.doesNotMatch(await lastIn(world, world.random), /the plan/);
  });

  test("a message of a public channel is a link in a channel that another organization shares", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const { channel } = await shareWithFrank(world);
    const posted = await alice.does(method, { ...(await said(world, world.general)), target: channel });
    assert.equal(posted.is_copied, false);
  });

  test("goes to a person in a direct message, once for one id of the client", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const asked = { ...(await said(world, world.general)), target: world.carol.id, client_msg_id: "one" };
    const first = await bob.does(method, asked);
    const second = await bob.does(method, asked);
    assert.equal(first.channel[0], "D");
    assert.equal(second.ts, first.ts);
  });

  /** What is refused after the administrators have restricted posting: any message can be forwarded until then. */
  let current: Workspace | undefined;
  const forwardTo = async (person: Actor, target: string, text = ""): Promise<string> => {
    const world = current as Workspace;
    const { messages } = await world.alice.does("conversations.history", { channel: world.random, limit: 1 });
    const [last] = messages;
    const named = last ? { channel: world.random, ts: last.ts } : await said(world, world.general);
    return (await atHome(world, person)).refused(method, { ...named, target, text });
  };
  const {
    restricted_action_non_threadable_channel: _repliesOnly,
    restricted_action_thread_locked: _lockedThread,
    ...refusals
  } = postingRefusals(
    (actor, place) => forwardTo(actor, place.channel),
    (world) => {
      current = world;
      return world.bob;
    },
  );
  refuses(method, refusals);

  const blocked = (kind: "file_links" | "canvases" | "lists") => async (world: Workspace) => {
    current = world;
    const { channel } = await shareWithFrank(world);
    const linked = await makeLinked(world, world.alice);
    await world.alice.does("admin.enterprise.setConnectPolicy", { [kind]: false });
    return forwardTo(world.alice, channel, `<${linked[kind]}|here>`);
  };

  refuses(method, {
    platform_connect_file_link_sharing_blocked: blocked("file_links"),
    platform_connect_canvas_sharing_blocked: blocked("canvases"),
    platform_connect_lists_sharing_blocked: blocked("lists"),
    channel_not_found: async (world) =>
      (await atHome(world, world.carol)).refused(method, {
        ...(await said(world, world.secret)),
        target: world.random,
      }),
    message_not_found: async (world) =>
      (await atHome(world, world.bob)).refused(method, {
        channel: world.random,
        ts: "1.000001",
        target: world.random,
      }),
    not_in_channel: async (world) => {
      const { channel } = await world.alice.does("conversations.create", { name: "mine" });
      const named = await said(world, world.general);
      return (await atHome(world, world.bob)).refused(method, { ...named, target: channel.id });
    },
    is_archived: async (world) => {
      const named = await said(world, world.general);
      await world.alice.does("conversations.archive", { channel: world.random });
      return (await atHome(world, world.bob)).refused(method, { ...named, target: world.random });
    },
    duplicate_channel_not_found: async (world) => {
      const bob = await atHome(world, world.bob);
      const named = { ...(await said(world, world.general)), client_msg_id: "one" };
      await bob.does(method, { ...named, target: world.random });
      return bob.refused(method, { ...named, target: world.secret });
    },
    duplicate_message_not_found: async (world) => {
      const bob = await atHome(world, world.bob);
      const asked = { ...(await said(world, world.general)), client_msg_id: "one", target: world.random };
      const { channel, ts } = await bob.does(method, asked);
      await bob.does("chat.delete", { channel, ts });
      return bob.refused(method, asked);
    },
  });
});
