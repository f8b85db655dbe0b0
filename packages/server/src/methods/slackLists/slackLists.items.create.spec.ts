import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeRecord } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.items.create";
const name = [{ column_id: "Col00000001", text: "Ada" }];

describe(method, () => {
  test("adds a record with a conversation for everyone with access to the list, without threads", async () => {
    await using world = await workspace();
    const { bob, carol, alice } = world;
    const { list_id } = await makeRecord(bob, carol);

    const { item } = await carol.does(method, { list_id, initial_fields: name });
    const channel = item.channel_id;
    const { ts } = await bob.does("chat.postMessage", { channel, text: "A good one." });

    assert.deepEqual([item.list_id, item.created_by, item.fields], [list_id, carol.id, name]);
    const { messages } = await carol.does("conversations.history", { channel });
    assert.deepEqual(
      messages.map((message) => message.text),
      ["A good one."],
    );
    assert.equal(
      await carol.refused("chat.postMessage", { channel, text: "Indeed.", thread_ts: ts }),
      "restricted_action_non_threadable_channel",
    );
    assert.equal(await alice.refused("conversations.history", { channel }), "channel_not_found");
  });

  test("what was said of a record ends with its list", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, channel } = await makeRecord(bob, carol);
    const { ts } = await carol.does("chat.postMessage", { channel, text: "A good one." });

    await bob.does("files.delete", { file: list_id });

    for (const actor of [bob, carol]) {
      assert.equal(await actor.refused("conversations.history", { channel }), "channel_not_found");
      assert.equal(await actor.refused("chat.postMessage", { channel, text: "Gone?" }), "channel_not_found");
      const code = await actor.refused("conversations.replies", { channel, ts });
      assert.equal(code, "list_record_comment_fetch_failed");
      assert.equal(await actor.refused(method, { list_id }), "list_not_found");
    }
  });

  refuses(method, {
    list_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      return carol.refused(method, { list_id });
    },
    permission_denied: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      await bob.does("slackLists.access.set", { list_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { list_id });
    },
    invalid_column_id: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, initial_fields: [{ column_id: "Col00000002" }] });
    },
  });
});
