import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits, slackbotId } from "@platform/protocol";
import { steer } from "../../../testkit/controls.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "reminders.add";

async function remindersIn(person: Actor, channel: string): Promise<string[]> {
  const { messages } = await person.does("conversations.history", { channel });
  return messages.filter(({ user }) => user === slackbotId).map(({ text }) => text);
}

async function ownReminders(person: Actor): Promise<string[]> {
  const { channel } = await person.does("conversations.open", { users: [slackbotId] });
  return remindersIn(person, channel.id);
}

describe(method, () => {
  test("Slackbot writes to the person when the clock gets there, not before, and once", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const { reminder } = await world.bob.does(method, { text: "send invoice", time: "in 20 minutes" });
    const timeS = world.clock.nowMs() / 1000 + 1200;
    const { id, ...rest } = reminder;
    assert.match(id, /^Rm/);
    const people = { creator: world.bob.id, user: world.bob.id };
    assert.deepEqual(rest, { ...people, text: "send invoice", recurring: false, time: timeS, complete_ts: 0 });

    await controls.does("clock.advance", { by: "19m" });
    assert.deepEqual(await ownReminders(world.bob), []);
    await controls.does("clock.advance", { by: "1m" });
    await controls.does("clock.advance", { by: "1h" });
    assert.deepEqual(await ownReminders(world.bob), ["Reminder: send invoice"]);
  });

  test("a recurring one comes every time, and once for times that passed while nobody looked", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const { reminder } = await world.bob.does(method, { text: "stand-up", time: "every weekday at 9am" });
    assert.deepEqual(
      [reminder.recurring, reminder.time, reminder.complete_ts, reminder.recurrence?.frequency],
      [true, undefined, undefined, "weekly"],
    );
    await controls.does("clock.advance", { by: "24h" });
    assert.equal((await ownReminders(world.bob)).length, 1);
    await controls.does("clock.advance", { by: "168h" });
    assert.equal((await ownReminders(world.bob)).length, 2);
  });

  test("`recurrence` repeats a time", async () => {
    await using world = await workspace();
    const recurrence = { frequency: "weekly", weekdays: ["monday", "friday"] };
    const { reminder } = await world.bob.does(method, { text: "water", time: "at 9am", recurrence });
    assert.deepEqual(reminder.recurrence, recurrence);
  });

  test("Slackbot writes into a channel, private ones included", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    for (const channel of [world.random, world.secret]) {
      const { reminder } = await world.alice.does(method, { text: "retro", time: "in 5 minutes", channel });
      assert.equal(reminder.channel, channel);
    }
    await controls.does("clock.advance", { by: "5m" });
    assert.deepEqual(await remindersIn(world.alice, world.random), ["Reminder: retro"]);
    assert.deepEqual(await remindersIn(world.alice, world.secret), ["Reminder: retro"]);
  });

  test("nothing is posted in a channel that the person has left", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    await world.bob.does(method, { text: "retro", time: "in 5 minutes", channel: world.random });
    await world.bob.does("conversations.leave", { channel: world.random });
    await controls.does("clock.advance", { by: "5m" });
    assert.deepEqual(await remindersIn(world.alice, world.random), []);
  });

  const add = (world: Workspace, more: object) =>
    world.bob.refused(method, { text: "x", time: "in 5 minutes", ...more });
  refuses(method, {
    "cannot_parse for words without a time": (world) => add(world, { time: "soonish" }),
    "cannot_parse for a time that is over": (world) => add(world, { time: "1700000000" }),
    "cannot_parse for a time too far ahead": (world) =>
      add(world, { time: String(world.clock.nowMs() / 1000 + limits.reminder_ahead_s + 1) }),
    "cannot_parse for weeks without days": (world) => add(world, { recurrence: { frequency: "weekly" } }),
    "cannot_parse for hours": (world) => add(world, { recurrence: { frequency: "hourly" } }),
    user_not_found: (world) => add(world, { user: "U0NOSUCHUSER" }),
    channel_not_found: (world) => add(world, { channel: "C0NOSUCHROOM" }),
    "channel_not_found for a DM of others": async (world) =>
      add(world, { channel: await openDm(world, world.alice, world.carol) }),
    cannot_add_slackbot: (world) => add(world, { user: slackbotId }),
    cannot_add_bot: async (world) => {
      const { user_id } = await world.bot.does("auth.test", {});
      return add(world, { user: user_id });
    },
    cannot_add_others: (world) => add(world, { user: world.alice.id }),
    cannot_add_others_recurring: (world) => add(world, { user: world.alice.id, time: "every day" }),
    too_many_reminders: async (world) => {
      const [first] = (await world.bob.does(method, { text: "x", time: "tomorrow" })) ? ["Rm"] : [];
      const row = await world.platform.store.db.selectFrom("reminders").selectAll().executeTakeFirstOrThrow();
      const rows = Array.from({ length: limits.reminders_max - 1 }, (_, at) => ({ ...row, id: `${first}${at}` }));
      for (let at = 0; at < rows.length; at += 100)
        await world.platform.store.db
          .insertInto("reminders")
          .values(rows.slice(at, at + 100))
          .execute();
      return add(world, {});
    },
  });
});
