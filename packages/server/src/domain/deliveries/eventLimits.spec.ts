import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { devApp, Receiver, subscribe } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";
import { minuteOf } from "./eventWindow.ts";

async function say(world: Workspace, text: string): Promise<void> {
  await world.bob.does("chat.postMessage", { channel: world.random, text });
  await world.platform.settle();
}

/** As if the app had received so many events just now, and failed at some. */
async function count(world: Workspace, queued: number, failed = 0): Promise<void> {
  const { id, team_id: teamId } = devApp(world);
  const row = { app_id: id, team_id: teamId, minute: minuteOf(world.clock.nowMs()), queued, failed };
  await world.platform.store.db.insertInto("delivery_minutes").values(row).execute();
}

describe("an app that has received as many events as allowed in an hour", () => {
  test("receives one notice a minute in their place, and the next events an hour later", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    await count(world, limits.events_window_max - 1);

    for (const text of ["the last", "one too many", "another"]) await say(world, text);

    const bodies = receiver.received.map(({ body }) => body as unknown as Record<string, unknown>);
    assert.deepEqual(
      bodies.map(({ type }) => type),
      ["event_callback", "app_rate_limited"],
    );
    assert.deepEqual(Object.keys(bodies[1] ?? {}).toSorted(), [
      "api_app_id",
      "minute_rate_limited",
      "team_id",
      "token",
      "type",
    ]);

    world.clock.advance({ hours: limits.events_window_minutes / 60 });
    await say(world, "an hour later");

    assert.equal(receiver.received.at(-1)?.body.event["text"], "an hour later");
  });
});

describe("an app that fails at nearly all events of an hour", () => {
  const failing = limits.events_judged_min - 1;

  test("receives none any more, until its manifest is saved again", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    await count(world, failing, failing);
    receiver.answer = (response) => void response.writeHead(500).end();

    await say(world, "the last straw");
    const tries = receiver.received.length;
    receiver.answer = (response) => void response.end();
    await say(world, "into the void");
    assert.equal(receiver.received.length, tries);

    await subscribe(world, receiver, ["message.channels"]);
    await say(world, "hello again");
    assert.equal(receiver.heard.at(-1), "message hello again");
  });

  test("hears on while it does well at more than a few, or when there were few", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels"]);
    receiver.answer = (response) => void response.writeHead(500).end();
    await count(world, 10 * limits.events_judged_min, limits.events_judged_min);

    await say(world, "one failure more");
    receiver.answer = (response) => void response.end();
    await say(world, "still there");

    assert.equal(receiver.heard.at(-1), "message still there");
  });
});
