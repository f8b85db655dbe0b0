import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "reminders.delete";

describe(method, () => {
  test("deletes a recurring reminder with all its times", async () => {
    await using world = await workspace();
    const { reminder } = await world.bob.does("reminders.add", { text: "x", time: "every day" });
    await world.bob.does(method, { reminder: reminder.id });
    assert.deepEqual((await world.bob.does("reminders.list", {})).reminders, []);
    assert.equal(await world.bob.refused(method, { reminder: reminder.id }), "not_found");
  });

  refuses(method, {
    not_found: async ({ alice, bob }) => {
      const { reminder } = await alice.does("reminders.add", { text: "x", time: "tomorrow" });
      return bob.refused(method, { reminder: reminder.id });
    },
  });
});
