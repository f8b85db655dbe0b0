import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { eventsOf, makeChannel } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.conversations.rename";

describe(method, () => {
  test("renames a channel that the administrator is not in, and the old name is free", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "old");

    await world.alice.does(method, { channel_id: channel, name: "new" });

    const { channel: seen } = await world.bob.does("conversations.info", { channel });
    assert.deepEqual([seen.name, seen.previous_names], ["new", ["old"]]);
    const [event] = await eventsOf(world, "channel_rename");
    assert.equal((event?.payload["channel"] as { name: string } | undefined)?.name, "new");
    assert.notEqual(await makeChannel(world.bob, "old"), channel);
  });

  refuses(method, {
    channel_not_found: ({ alice }) => alice.refused(method, { channel_id: "C00NOWHERE0", name: "new" }),
    channel_type_not_supported: async (world) => {
      const channel_id = await openDm(world, world.alice, world.bob);
      return world.alice.refused(method, { channel_id, name: "new" });
    },
    restricted_action: ({ bob, random }) => bob.refused(method, { channel_id: random, name: "new" }),
    could_not_rename_channel: ({ alice, random }) => alice.refused(method, { channel_id: random, name: "Not so" }),
    invalid_name_maxlength: ({ alice, random }) =>
      alice.refused(method, { channel_id: random, name: "a".repeat(limits.channel_name_chars_max + 1) }),
    name_taken: ({ alice, random }) => alice.refused(method, { channel_id: random, name: "general" }),
  });
});
