import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
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

  test("the owner may pass it on, and becomes a writer", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { list_id, item_id } = await makeRecord(bob);

    await bob.does(method, { list_id, access_level: "owner", user_ids: [carol.id] });

    const levels = [bob, carol].map(async (actor) => {
      const { list } = await actor.does("slackLists.items.info", { list_id, id: item_id });
      return [list.access, list.user];
    });
    assert.deepEqual(await Promise.all(levels), [
      ["write", carol.id],
      ["owner", carol.id],
    ]);
    assert.equal(await bob.refused("files.delete", { file: list_id }), "cant_delete_file");
    await carol.does("files.delete", { file: list_id });
  });

  test("a writer shares it with others", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const { list_id, channel } = await makeRecord(bob, carol);

    await carol.does(method, { list_id, access_level: "read", user_ids: [alice.id] });

    await alice.does("conversations.history", { channel });
  });

  test("members of a channel have the channel's level, while they are members", async () => {
    await using world = await workspace();
    const { bob, carol, secret } = world;
    const { list_id, item_id, channel } = await makeRecord(bob);
    await bob.does("conversations.invite", { channel: secret, users: [carol.id] });
    assert.equal(await carol.refused("slackLists.items.list", { list_id }), "list_not_found");

    await bob.does(method, { list_id, access_level: "write", channel_ids: [secret] });

    const { list } = await carol.does("slackLists.items.info", { list_id, id: item_id });
    assert.equal(list.access, "write");
    await carol.does("slackLists.items.create", { list_id });
    await carol.does("chat.postMessage", { channel, text: "I see." });
    const { files } = await carol.does("files.list", { types: ["lists"] });
    assert.deepEqual(
      files.map((file) => [file.id, file.mode, file.pretty_type]),
      [[list_id, "list", "List"]],
    );
    await carol.does("conversations.leave", { channel: secret });
    assert.equal(await carol.refused("slackLists.items.list", { list_id }), "list_not_found");
    assert.equal(await carol.refused("conversations.history", { channel }), "channel_not_found");
  });

  test("the highest level counts", async () => {
    await using world = await workspace();
    const { bob, carol, random } = world;
    const { list_id } = await makeRecord(bob, carol);

    await bob.does(method, { list_id, access_level: "read", channel_ids: [random] });

    await carol.does("slackLists.items.create", { list_id });
  });

  refuses(method, {
    list_not_found: ({ bob, carol }) =>
      bob.refused(method, { list_id: "F00NOWHERE0", access_level: "read", user_ids: [carol.id] }),
    restricted_action: async ({ alice, bob, carol }) => {
      const { list_id } = await makeRecord(bob, carol);
      const owner = await carol.refused(method, { list_id, access_level: "owner", user_ids: [alice.id] });
      assert.equal(owner, "restricted_action");
      await bob.does(method, { list_id, access_level: "read", user_ids: [carol.id] });
      return carol.refused(method, { list_id, access_level: "read", user_ids: [alice.id] });
    },
    user_not_found: async ({ bob }) => {
      const { list_id } = await makeRecord(bob);
      return bob.refused(method, { list_id, access_level: "read", user_ids: ["U00NOBODY00"] });
    },
    channel_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      const { channel } = await bob.does("conversations.open", { users: [carol.id] });
      return bob.refused(method, { list_id, access_level: "read", channel_ids: [channel.id] });
    },
    invalid_parameters: async ({ bob, carol, random }) => {
      const { list_id } = await makeRecord(bob);
      const both = { user_ids: [carol.id], channel_ids: [random] };
      assert.equal(await bob.refused(method, { list_id, access_level: "read", ...both }), "invalid_parameters");
      const owner = await bob.refused(method, { list_id, access_level: "owner", channel_ids: [random] });
      assert.equal(owner, "invalid_parameters");
      return bob.refused(method, { list_id, access_level: "read" });
    },
    failed_to_update_user_ids: async (world) => {
      const { alice, bob, carol } = world;
      const { list_id } = await makeRecord(bob);
      await alice.does("admin.users.remove", { team_id: teamsOf(world).acme, user_id: carol.id });
      const answer = await bob.asks(method, { list_id, access_level: "read", user_ids: [alice.id, carol.id] });
      assert.deepEqual(answer["failed_to_update_user_ids"], [carol.id]);
      assert.equal(await alice.refused("slackLists.items.list", { list_id }), "list_not_found");
      return String(answer["error"]);
    },
  });
});
