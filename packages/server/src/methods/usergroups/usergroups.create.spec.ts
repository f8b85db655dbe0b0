import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeChannel } from "../../../testkit/channels.ts";
import { eventsAfter, outboxEnd } from "../../../testkit/outbox.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "usergroups.create";

describe(method, () => {
  test("makes an empty group, with a handle from its name when none is given", async () => {
    await using world = await workspace();

    const { usergroup } = await world.bob.does(method, { name: "Night Shift", include_count: true });

    assert.equal(usergroup.handle, "night-shift");
    assert.equal(usergroup.created_by, world.bob.id);
    assert.deepEqual([usergroup.users, usergroup.user_count], [[], 0]);
  });

  test("tells the workspace of it", async () => {
    await using world = await workspace();
    const before = await outboxEnd(world);

    const { usergroup } = await world.bob.does(method, { name: "Night Shift" });

    const [event] = await eventsAfter(world, before);
    assert.deepEqual([event?.type, event?.userIds], ["subteam_created", undefined]);
    assert.equal((event?.payload["subteam"] as { id: string } | undefined)?.id, usergroup.id);
  });

  test("makes a group with default channels, which its members join", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.bob, "kitchen");
    const { usergroup } = await world.bob.does(method, { name: "Cooks", channels: [channel], enable_section: true });
    assert.deepEqual([usergroup.prefs.channels, usergroup.is_section], [[channel], true]);

    await world.bob.does("usergroups.users.update", { usergroup: usergroup.id, users: [world.carol.id] });

    assert.equal((await world.carol.does("conversations.info", { channel })).channel.is_member, true);
  });

  refuses(method, {
    invalid_channel_provided: ({ bob }) => bob.refused(method, { name: "Cooks", channels: ["C0NOSUCHROOM"] }),
    permission_denied: ({ dora }) => dora.refused(method, { name: "Guests" }),
    bad_handle: ({ bob }) => bob.refused(method, { name: "Night Shift", handle: "@night shift" }),
    name_already_exists: async ({ bob }) => {
      await bob.does(method, { name: "Marketing" });
      return bob.refused(method, { name: "Marketing", handle: "other" });
    },
    handle_already_exists: async ({ bob }) => {
      await bob.does(method, { name: "Marketing" });
      return bob.refused(method, { name: "Sales", handle: "marketing" });
    },
  });
});
