import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { holdPeople } from "../../../testkit/holds.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.legalHolds.policies.list";

describe(method, () => {
  test("lists every hold of the org once, page by page", async () => {
    await using world = await workspace();
    const made = [await holdPeople(world, [world.bob]), await holdPeople(world, [world.carol])];
    const frank = personOf(world, "frank");
    await frank.does("admin.legalHolds.policies.create", { name: "Of another org", entity_ids: [frank.id] });

    const first = await world.alice.does(method, { limit: 1 });
    const cursor = first.response_metadata.next_cursor;
    const second = await world.alice.does(method, { limit: 1, cursor });

    const listed = [...first.policies, ...second.policies].map(({ id }) => id);
    assert.deepEqual(listed.toSorted(), made.toSorted());
    assert.equal(second.response_metadata.next_cursor, "");
  });

  refuses(method, {
    not_an_admin: (world) => world.bob.refused(method, {}),
    restricted_action: (world) => personOf(world, "erin").refused(method, {}),
    invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
  });
});
