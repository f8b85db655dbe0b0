import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { devApp } from "../../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.replies";
const afterLimit = Date.UTC(2025, 4, 30);
const beforeLimit = Date.UTC(2025, 4, 29);

type Distribution = "unlisted" | "directory" | "internal";

/** A thread of twenty messages, and the dev app distributed and installed so. */
async function scene(distribution: Distribution, installedMs: number): Promise<Workspace & { ts: string }> {
  const world = await workspace({ rates: "strict" });
  const { id } = devApp(world);
  const { db } = world.platform.store;
  await world.alice.does("admin.apps.setDistribution", { app_id: id, distribution });
  await db.updateTable("installations").set({ created_ms: installedMs }).where("app_id", "=", id).execute();
  const { ts } = await world.bot.does("chat.postMessage", { channel: world.random, text: "root" });
  for (let at = 0; at < 19; at++) {
    world.clock.advance({ seconds: 2 });
    await world.bot.does("chat.postMessage", { channel: world.random, text: "reply", thread_ts: ts });
  }
  return { ...world, ts };
}

/** Reads the thread until it is refused: how many calls were answered, and how many messages the first one had. */
async function exhaust({ bot, random: channel, ts }: Awaited<ReturnType<typeof scene>>, more: object = {}) {
  const sizes: number[] = [];
  for (;;) {
    const page = await bot.asks(method, { channel, ts, ...more });
    if (!page.ok) return { calls: sizes.length, size: sizes[0], error: page.error };
    sizes.push((page["messages"] as unknown[]).length);
  }
}

describe(`${method} of an app`, () => {
  test("outside the directory, installed after 29 May 2025: once per minute, 15 messages [API-6.29]", async () => {
    await using world = await scene("unlisted", afterLimit);

    assert.deepEqual(await exhaust(world), { calls: 1, size: 15, error: "ratelimited" });
    world.clock.advance({ seconds: 60 });
    assert.deepEqual(await exhaust(world, { limit: 200 }), { calls: 1, size: 15, error: "ratelimited" });
  });

  test("outside the directory, installed before: tier 3 [API-6.31]", async () => {
    await using world = await scene("unlisted", beforeLimit);

    assert.deepEqual(await exhaust(world), { calls: 50, size: 20, error: "ratelimited" });
  });

  for (const distribution of ["directory", "internal"] as const) {
    test(`that is ${distribution}: tier 3, whenever it was installed [API-6.30]`, async () => {
      await using world = await scene(distribution, afterLimit);

      assert.deepEqual(await exhaust(world), { calls: 50, size: 20, error: "ratelimited" });
    });
  }
});
