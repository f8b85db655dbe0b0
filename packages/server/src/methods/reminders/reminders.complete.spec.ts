import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { slackbotId } from "@platform/protocol";
import { steer } from "../../../testkit/controls.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "reminders.complete";
const soon = { text: "call", time: "in 5 minutes" };

describe(method, () => {
  test("completes it, so that it is never sent, and succeeds again without another time", async () => {
    await using world = await workspace();
    const { reminder } = await world.bob.does("reminders.add", soon);
    const nowS = world.clock.nowMs() / 1000;
    await world.bob.does(method, { reminder: reminder.id });
    await steer(world.platform).does("clock.advance", { by: "1h" });
    await world.bob.does(method, { reminder: reminder.id });

    const read = await world.bob.does("reminders.info", { reminder: reminder.id });
    assert.equal(read.reminder.complete_ts, nowS);
    const { channel } = await world.bob.does("conversations.open", { users: [slackbotId] });
    assert.deepEqual((await world.bob.does("conversations.history", { channel: channel.id })).messages, []);
  });

  refuses(method, {
    not_found: ({ bob }) => bob.refused(method, { reminder: "Rm0NOSUCH" }),
    "not_found for other people": async ({ alice, bob }) => {
      const { reminder } = await alice.does("reminders.add", soon);
      return bob.refused(method, { reminder: reminder.id });
    },
    cannot_complete_recurring: async ({ bob }) => {
      const { reminder } = await bob.does("reminders.add", { text: "x", time: "every day" });
      return bob.refused(method, { reminder: reminder.id });
    },
    cannot_complete_others: async ({ bob, random }) => {
      const { reminder } = await bob.does("reminders.add", { ...soon, channel: random });
      return bob.refused(method, { reminder: reminder.id });
    },
  });
});
