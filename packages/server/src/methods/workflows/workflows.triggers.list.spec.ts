import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { devAppId, makeTrigger } from "../../../testkit/triggers.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.list";

describe(method, () => {
  test("lists what the caller manages, a page at a time, and of one type when asked", async () => {
    await using world = await workspace();
    const made: string[] = [];
    for (const type of ["shortcut", "webhook", "webhook"]) made.push((await makeTrigger(world, { type })).id);
    made.sort();

    const first = await world.bot.does(method, { limit: 2 });
    const { next_cursor: cursor } = first.response_metadata;
    const second = await world.bot.does(method, { limit: 2, cursor });

    assert.deepEqual(
      [...first.triggers, ...second.triggers].map(({ id }) => id),
      made,
    );
    assert.equal(second.response_metadata.next_cursor, "");
    const hooks = await world.alice.does(method, { type: "webhook", app_id: devAppId(world) });
    assert.deepEqual(
      hooks.triggers.map(({ type }) => type),
      ["webhook", "webhook"],
    );
    assert.deepEqual((await world.bob.does(method, {})).triggers, []);
  });

  refuses(method, {
    app_not_found: ({ alice }) => alice.refused(method, { app_id: "A0000000NOT" }),
    access_denied: (world) => world.bob.refused(method, { app_id: devAppId(world) }),
    invalid_trigger_type: ({ bot }) => bot.refused(method, { type: "full_moon" }),
    invalid_cursor: ({ bot }) => bot.refused(method, { cursor: "forged" }),
  });
});
