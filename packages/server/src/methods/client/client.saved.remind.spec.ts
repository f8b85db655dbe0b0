import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { messageIn } from "../../../testkit/attaching.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { steer } from "../../../testkit/controls.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.saved.remind";
const inSeconds = (world: Workspace, by: number) => Math.floor(world.clock.nowMs() / 1000) + by;

describe(method, () => {
  test("saves the message, and Slackbot links to it when it is due", async () => {
    await using world = await workspace();
    const item = { channel: world.random, timestamp: await messageIn(world) };
    const bob = await atHome(world, world.bob);
    const time = inSeconds(world, 20 * 60);
    await bob.does(method, { ...item, time });
    assert.equal((await bob.does("stars.list", {})).items[0]?.message?.ts, item.timestamp);
    const [reminder] = (await bob.does("reminders.list", {})).reminders;
    assert.equal(reminder?.time, time);
    await steer(world.platform).does("clock.advance", { by: "20m" });
    const { channel } = await bob.does("conversations.open", { users: ["USLACKBOT"] });
    const { messages } = await bob.does("conversations.history", { channel: channel.id });
    assert.match(messages[0]?.text ?? "", new RegExp(`^Reminder: <.*/archives/${item.channel}/p`));
  });

  test("replaces the reminder, and removes it with the time or with the star", async () => {
    await using world = await workspace();
    const item = { channel: world.random, timestamp: await messageIn(world) };
    const bob = await atHome(world, world.bob);
    const times = async () => (await bob.does("reminders.list", {})).reminders.map(({ time }) => time);
    await bob.does(method, { ...item, time: inSeconds(world, 60) });
    await bob.does(method, { ...item, time: inSeconds(world, 120) });
    assert.deepEqual(await times(), [inSeconds(world, 120)]);
    await bob.does(method, item);
    assert.deepEqual(await times(), []);
    await bob.does(method, { ...item, time: inSeconds(world, 60) });
    await bob.does("stars.remove", item);
    assert.deepEqual(await times(), []);
  });

  const refused = async (world: Workspace, given: object) =>
    (await atHome(world, world.bob)).refused(method, { time: inSeconds(world, 60), ...given });
  const team = ({ dev, bob }: Workspace) => dev.users.find(({ id }) => id === bob.id)?.team_id ?? "";
  refuses(method, {
    no_item_specified: (world) => refused(world, {}),
    "no_item_specified for a conversation": (world) => refused(world, { channel: world.random }),
    bad_timestamp: (world) => refused(world, { channel: world.random, timestamp: "noon" }),
    channel_not_found: (world) => refused(world, { channel: "C0NOSUCHROOM", timestamp: "1.000001" }),
    message_not_found: (world) => refused(world, { channel: world.random, timestamp: "1.000001" }),
    file_not_found: (world) => refused(world, { file: "F0NOSUCHFILE" }),
    invalid_time: async (world) =>
      refused(world, { channel: world.random, timestamp: await messageIn(world), time: inSeconds(world, -1) }),
    not_starred: async (world) => {
      const timestamp = await messageIn(world);
      return (await atHome(world, world.bob)).refused(method, { channel: world.random, timestamp });
    },
    too_many_stars: async (world) => {
      const { bob, random } = world;
      const star = { team_id: team(world), user_id: bob.id, kind: "message" as const, object_id: random, at_ms: 1 };
      const rows = Array.from({ length: limits.stars_max }, (_, at) => ({ ...star, ts: at + 1 }));
      for (let at = 0; at < rows.length; at += 1000) {
        await world.platform.store.db
          .insertInto("stars")
          .values(rows.slice(at, at + 1000))
          .execute();
      }
      return refused(world, { channel: random, timestamp: await messageIn(world) });
    },
    too_many_reminders: async (world) => {
      const { bob } = world;
      const nowMs = world.clock.nowMs();
      const due = { time_ms: nowMs + 9e9, due_ms: nowMs + 9e9, completed_ms: null, created_ms: nowMs };
      const people = { team_id: team(world), creator_id: bob.id, user_id: bob.id, channel_id: null };
      await world.platform.store.db
        .insertInto("reminders")
        .values(
          Array.from({ length: limits.reminders_max }, (_, at) => ({
            ...due,
            ...people,
            id: `Rm${at}`,
            text: "x",
            schedule: null,
          })),
        )
        .execute();
      return refused(world, { channel: world.random, timestamp: await messageIn(world) });
    },
  });
});
