import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { postingRefusals } from "../../../testkit/posting.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "chat.meMessage";

describe(method, () => {
  test("says it in the channel, marked as an action of the author", async () => {
    await using world = await workspace();

    const { channel, ts } = await world.bob.does(method, { channel: world.random, text: "is out for lunch" });

    const { messages } = await world.alice.does("conversations.history", { channel, limit: 1 });
    const [message] = messages;
    assert.deepEqual([message?.ts, message?.subtype, message?.user], [ts, "me_message", world.bob.id]);
    assert.equal(message?.text, "is out for lunch");
  });

  const {
    restricted_action_non_threadable_channel: _noThread,
    restricted_action_thread_locked: _noLock,
    ...refusals
  } = postingRefusals((actor, place) => actor.refused(method, { ...place, text: "hi" }));
  refuses(method, refusals);
  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, text: "hi" }),
    not_in_channel: async ({ alice, bob }) => {
      const { channel } = await alice.does("conversations.create", { name: "mine" });
      return bob.refused(method, { channel: channel.id, text: "hi" });
    },
    is_archived: async ({ alice, random }) => {
      await alice.does("conversations.archive", { channel: random });
      return alice.refused(method, { channel: random, text: "hi" });
    },
    no_text: ({ alice, random }) => alice.refused(method, { channel: random, text: " " }),
  });
});
