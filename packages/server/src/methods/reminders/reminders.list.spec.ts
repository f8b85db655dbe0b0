import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

const method = "reminders.list";

describe(method, () => {
  test("lists the caller's own in the order of their times, completed ones included", async () => {
    await using world = await workspace();
    const later = await world.bob.does("reminders.add", { text: "later", time: "tomorrow" });
    const sooner = await world.bob.does("reminders.add", { text: "sooner", time: "in 5 minutes" });
    await world.alice.does("reminders.add", { text: "hers", time: "in 5 minutes" });
    await world.bob.does("reminders.complete", { reminder: sooner.reminder.id });

    const { reminders } = await world.bob.does(method, {});
    assert.deepEqual(
      reminders.map(({ id }) => id),
      [sooner.reminder.id, later.reminder.id],
    );
  });
});
