import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeGroup, personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "usergroups.users.list";

describe(method, () => {
  test("lists who is in the group", async () => {
    await using world = await workspace();
    const group = await makeGroup(world, "traders", world.bob);

    assert.deepEqual((await world.bot.does(method, { usergroup: group })).users, [world.bob.id]);
  });

  refuses(method, {
    no_such_subteam: async (world) => {
      const group = await makeGroup(world, "traders", world.bob);
      return personOf(world, "erin").refused(method, { usergroup: group });
    },
  });
});
