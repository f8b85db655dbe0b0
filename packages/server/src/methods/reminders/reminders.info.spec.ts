import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "reminders.info";

describe(method, () => {
  test("shows what reminders.add answered", async () => {
    await using world = await workspace();
    const added = await world.bob.does("reminders.add", { text: "x", time: "every Monday and Friday" });
    assert.deepEqual(await world.bob.does(method, { reminder: added.reminder.id }), added);
  });

  refuses(method, { not_found: ({ bob }) => bob.refused(method, { reminder: "Rm0NOSUCH" }) });
});
