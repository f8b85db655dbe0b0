import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeRecord } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.access.delete";

describe(method, () => {
  test("takes the list and the conversations about its items, and gives both back with the list", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, channel } = await makeRecord(bob, carol);

    await bob.does(method, { list_id, user_ids: [carol.id] });

    assert.equal(await carol.refused("conversations.history", { channel }), "channel_not_found");
    assert.equal(await carol.refused("chat.postMessage", { channel, text: "But why?" }), "channel_not_found");
    await bob.does("slackLists.access.set", { list_id, access_level: "read", user_ids: [carol.id] });
    await carol.does("conversations.history", { channel });
  });

  test("takes what a channel was given", async () => {
    await using world = await workspace();
    const { bob, carol, random } = world;
    const { list_id } = await makeRecord(bob);
    await bob.does("slackLists.access.set", { list_id, access_level: "read", channel_ids: [random] });
    await carol.does("slackLists.items.list", { list_id });

    await bob.does(method, { list_id, channel_ids: [random] });

    assert.equal(await carol.refused("slackLists.items.list", { list_id }), "list_not_found");
  });

  refuses(method, {
    list_not_found: ({ bob, carol }) => bob.refused(method, { list_id: "F00NOWHERE0", user_ids: [carol.id] }),
    restricted_action: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, user_ids: [bob.id] });
    },
    user_not_found: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, user_ids: ["U00NOBODY00"] });
    },
    channel_not_found: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, channel_ids: ["C00NOWHERE0"] });
    },
    invalid_parameters: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id });
    },
    failed_to_update_user_ids: async ({ bob, carol, random }) => {
      const { list_id } = await makeRecord(bob);
      await bob.does("slackLists.access.set", { list_id, access_level: "read", channel_ids: [random] });
      return bob.refused(method, { list_id, user_ids: [carol.id] });
    },
  });
});
