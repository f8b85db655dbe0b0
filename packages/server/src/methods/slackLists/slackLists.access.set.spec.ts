import { describe, test } from "node:test";
import { makeRecord } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.access.set";

describe(method, () => {
  test("lets people into the records that are there already and those that come", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, channel } = await makeRecord(bob);

    await bob.does(method, { list_id, access_level: "write", user_ids: [carol.id] });
    await bob.does(method, { list_id, access_level: "read", user_ids: [carol.id] });
    const { item } = await bob.does("slackLists.items.create", { list_id });

    for (const record of [channel, item.channel_id]) {
      await carol.does("chat.postMessage", { channel: record, text: "I see." });
    }
  });

  test("an owner may give it on", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const { list_id, channel } = await makeRecord(bob);

    await bob.does(method, { list_id, access_level: "owner", user_ids: [carol.id] });
    await carol.does(method, { list_id, access_level: "read", user_ids: [alice.id] });

    await alice.does("conversations.history", { channel });
  });

  refuses(method, {
    list_not_found: ({ bob, carol }) =>
      bob.refused(method, { list_id: "F00NOWHERE0", access_level: "read", user_ids: [carol.id] }),
    restricted_action: async ({ alice, bob, carol }) => {
      const { list_id } = await makeRecord(bob, carol);
      return carol.refused(method, { list_id, access_level: "read", user_ids: [alice.id] });
    },
    user_not_found: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, access_level: "read", user_ids: ["U00NOBODY00"] });
    },
  });
});
