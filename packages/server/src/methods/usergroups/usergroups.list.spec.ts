import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, personOf } from "../../../testkit/admins.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("usergroups.list", () => {
  test("lists the groups of the caller's workspace by handle, with members when asked", async () => {
    await using world = await workspace();
    await makeGroup(world, "traders", world.bob, world.carol);
    await makeGroup(world, "advisers", world.alice);

    const plain = await world.bot.does("usergroups.list", {});
    const full = await world.bot.does("usergroups.list", { include_users: true, include_count: true });

    assert.deepEqual(
      plain.usergroups.map(({ handle, users }) => [handle, users]),
      [
        ["advisers", undefined],
        ["traders", undefined],
      ],
    );
    assert.deepEqual(full.usergroups[1]?.users, [world.bob.id, world.carol.id].toSorted());
    assert.equal(full.usergroups[1]?.user_count, 2);
    assert.deepEqual((await personOf(world, "erin").does("usergroups.list", {})).usergroups, []);
  });
});
