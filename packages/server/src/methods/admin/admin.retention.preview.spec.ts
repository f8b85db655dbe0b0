import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { holdPeople } from "../../../testkit/holds.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { postText } from "../../../testkit/retention.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.retention.preview";

describe(method, () => {
  test("counts what is too old, and what a legal hold keeps of it", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const [free, held] = [await makeChannel(carol, "free"), await makeChannel(bob, "held")];
    for (const text of ["One", "Two"]) await postText(carol, free, text);
    await postText(bob, held, "Three");
    await holdPeople(world, [bob]);
    world.clock.advance({ hours: 24 * 20 });
    await postText(carol, free, "Too young");
    const counted: Record<string, readonly [number, number]> = {};
    for (const [name, channel_id] of Object.entries({ free, held })) {
      await alice.does("admin.conversations.setCustomRetention", { channel_id, duration_days: 10 });
      const { preview } = await alice.does(method, { channel_id });
      counted[name] = [preview.deleted, preview.held];
    }

    assert.deepEqual(counted, { free: [2, 0], held: [0, 1] });
  });

  test("leaves out channels where a more specific rule is in effect", async () => {
    await using world = await workspace();
    const { alice } = world;
    const channel_id = await makeChannel(alice, "room");
    await postText(alice, channel_id, "Some text");
    world.clock.advance({ hours: 24 * 20 });
    await alice.does("admin.retention.rules.set", { kind: "public", duration_days: 10 });
    const before = await alice.does(method, { kind: "public" });
    await alice.does("admin.conversations.setCustomRetention", { channel_id, duration_days: 100 });
    const after = await alice.does(method, { kind: "public" });

    assert.equal(before.preview.deleted - after.preview.deleted, 1);
    assert.equal(before.preview.channels - after.preview.channels, 1);
  });

  test("counts files", async () => {
    await using world = await workspace();
    await world.alice.does("admin.retention.rules.set", { kind: "files", duration_days: 10 });
    const { preview } = await world.alice.does(method, { kind: "files" });
    assert.deepEqual([preview.deleted, preview.channels], [0, 0]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, kind: "public" }),
    not_an_admin: (world) => world.bob.refused(method, { kind: "public" }),
    restricted_action: (world) => personOf(world, "erin").refused(method, { kind: "public" }),
    channel_not_found: async (world) =>
      personOf(world, "frank").refused(method, { channel_id: await makeChannel(world.alice, "room") }),
    channel_type_not_supported: async (world) =>
      world.alice.refused(method, { channel_id: await openDm(world, world.alice, world.bob) }),
    rule_not_found: (world) => world.alice.refused(method, { kind: "public" }),
  });
});
