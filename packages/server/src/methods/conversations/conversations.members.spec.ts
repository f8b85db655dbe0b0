import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.members";

async function walk(actor: Actor, channel: string, limit: number, between?: () => Promise<unknown>) {
  const ids: string[] = [];
  for (let cursor = ""; ;) {
    const page = await actor.does(method, { channel, limit, ...(cursor === "" ? {} : { cursor }) });
    ids.push(...page.members);
    cursor = page.response_metadata.next_cursor;
    if (cursor === "") return ids;
    await between?.();
    between = undefined;
  }
}

describe(method, () => {
  test("lists everybody, bots too; pages concatenate to the whole", async () => {
    await using world = await workspace();

    const { members } = await world.alice.does(method, { channel: world.general });

    assert.equal(members.length, 6);
    assert.deepEqual(await walk(world.alice, world.general, 1), members);
    assert.deepEqual(await walk(world.alice, world.general, 2), members);
  });

  test("continues where it ended, also when a member leaves meanwhile", async () => {
    await using world = await workspace();
    const { members } = await world.alice.does(method, { channel: world.random });

    const walked = await walk(world.alice, world.random, 1, () =>
      world.carol.does("conversations.leave", { channel: world.random }),
    );

    const stayed = members.filter((id) => id !== world.carol.id);
    assert.deepEqual(
      walked.filter((id) => id !== world.carol.id),
      stayed,
    );
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret }),
    invalid_limit: ({ alice, general }) => alice.refused(method, { channel: general, limit: "many" }),
    invalid_cursor: async ({ alice, general, random }) => {
      const { response_metadata } = await alice.does(method, { channel: general, limit: 1 });
      return alice.refused(method, { channel: random, limit: 1, cursor: response_metadata.next_cursor });
    },
  });
});
