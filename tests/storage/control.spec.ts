import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { StoppedClock, workspace } from "../../packages/server/testkit/workspace.ts";
import { steer } from "../../packages/server/testkit/controls.ts";
import { limits } from "@platform/protocol";
import type { Tx } from "../../packages/server/src/storage/db.ts";
import { insertOutboxRows } from "../../packages/server/src/storage/queries/outbox.ts";
import { platformOptions } from "./platformPlace.ts";
import { inPostgres, sharedStoreKinds } from "./storeKinds.ts";

for (const kind of sharedStoreKinds) {
  describe(`Controls on ${kind.name}`, { skip: kind.skip }, () => {
    test("keep how far time was moved, and show events in the order they were committed", async () => {
      await using place = await kind.fresh();
      const options = { ...platformOptions(place.location), clock: new StoppedClock() };
      await using world = await workspace(options);
      const controls = steer(world.platform);
      await controls.does("clock.advance", { by: "13h" });
      await controls.does("clock.advance", { by: "1h" });
      for (const text of ["one", "two", "three"]) {
        await controls.does("person.post", { user: "alice", channel: "general", text });
      }
      const { entries } = await controls.does("log.list", { kind: "event" });
      const texts = (entries as { payload: { text: string } }[]).map(({ payload }) => payload.text);
      assert.deepEqual(texts, ["one", "two", "three"]);
      const stored = await world.platform.store.db
        .selectFrom("meta")
        .selectAll()
        .where("key", "=", "clock_ahead_ms")
        .execute();
      assert.deepEqual(stored, [{ key: "clock_ahead_ms", value: "50400000" }]);
    });
  });
}

describe("State on PostgreSQL", { skip: inPostgres.skip }, () => {
  test("cannot be saved, restored or reset here, and the refusal names the alternative", async () => {
    await using place = await inPostgres.fresh();
    await using world = await workspace(platformOptions(place.location));
    const controls = steer(world.platform);
    for (const [name, args] of [
      ["state.snapshot", { name: "one" }],
      ["state.restore", { name: "one" }],
      ["state.reset", {}],
    ] as const) {
      assert.equal(await controls.refused(name, args), "not_on_postgres");
      const answer = await world.platform.control(name, args);
      assert.match(JSON.stringify(answer), /pg_dump and pg_restore/);
    }
  });
});

describe("The log on PostgreSQL", { skip: inPostgres.skip }, () => {
  test("keeps the newest of more events than it holds, and follows a request through its write and event", async () => {
    await using place = await inPostgres.fresh();
    const options = { ...platformOptions(place.location), clock: new StoppedClock() };
    await using world = await workspace(options);
    const controls = steer(world.platform);
    await controls.does("log.list");
    const { team_id } = await world.alice.does("auth.test", {});
    const row = { team_id, channel_id: world.general, audience: "channel" as const, type: "message" };
    const rows = Array.from({ length: limits.log_entries_max + 100 }, (_, at) => ({
      ...row,
      at_ms: world.clock.nowMs(),
      payload: `{"type":"message","text":"${at}"}`,
    }));
    await insertOutboxRows(world.platform.store.db as Tx, rows);
    await controls.does("person.post", { user: "alice", channel: "general", text: "newest" });

    const { entries, dropped } = await controls.does("log.list", { limit: 4 });
    const found = entries as { kind: string; request_id?: string; payload?: { text: string } }[];
    assert.deepEqual(
      found.map(({ kind, payload }) => [kind, payload?.text]),
      [
        ["event", String(limits.log_entries_max + 99)],
        ["call", undefined],
        ["write", undefined],
        ["event", "newest"],
      ],
    );
    assert.equal(new Set(found.slice(1).map((entry) => entry.request_id)).size, 1);
    assert.ok((dropped as number) >= 100);
  });
});
