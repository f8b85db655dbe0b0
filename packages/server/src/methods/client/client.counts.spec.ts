import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.counts";

async function countIn({ bob }: Workspace, channel: string) {
  const { conversations } = await bob.does(method, {});
  const found = conversations.find(({ id }) => id === channel);
  return found && [found.unread_count, found.mention_count];
}

describe(method, () => {
  test("tells mentions of the caller and of everybody from the rest", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const { messages } = await bob.does("conversations.history", { channel, limit: 1 });
    await bob.does("conversations.mark", { channel, ts: messages[0]?.ts ?? "1.0" });
    for (const text of ["hello", `hello <@${bob.id}>`, "all of <!channel>", `not <@${alice.id}>`]) {
      await alice.does("chat.postMessage", { channel, text });
    }
    await bob.does("chat.postMessage", { channel, text: "my own" });

    assert.deepEqual(await countIn(world, channel), [4, 2]);
  });

  test("a group that the caller is in means the caller, and another does not", async () => {
    await using world = await workspace();
    const { alice, bob, general: channel } = world;
    const group = async (handle: string, ...users: string[]) => {
      const { usergroup } = await alice.does("usergroups.create", { name: handle, handle });
      await alice.does("usergroups.users.update", { usergroup: usergroup.id, users });
      return usergroup.id;
    };
    const [own, other] = [await group("builders", bob.id), await group("painters", alice.id)];
    const { ts } = await bob.does("chat.postMessage", { channel, text: "begin" });
    await bob.does("conversations.mark", { channel, ts });
    for (const text of [`<!subteam^${own}> ready`, `<!subteam^${other}> ready`, `<@${bob.id}>`]) {
      await alice.does("chat.postMessage", { channel, text });
    }

    assert.deepEqual(await countIn(world, channel), [3, 2]);
  });

  test("everything in a direct conversation is for the caller, and what was read counts no more", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const channel = await openDm(world, alice, bob);
    await alice.does("chat.postMessage", { channel, text: "one" });
    const { ts } = await alice.does("chat.postMessage", { channel, text: "two" });

    assert.deepEqual(await countIn(world, channel), [2, 2]);
    await bob.does("conversations.mark", { channel, ts });
    assert.deepEqual(await countIn(world, channel), [0, 0]);
  });

  test("leaves out where the caller is not", async () => {
    await using world = await workspace();
    const { conversations } = await world.carol.does(method, {});

    assert.equal(
      conversations.some(({ id }) => id === world.secret),
      false,
    );
  });

  refuses(method, { not_allowed_token_type: ({ bot }) => bot.refused(method, {}) });
});
