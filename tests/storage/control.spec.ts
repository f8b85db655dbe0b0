import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { StoppedClock, workspace } from "../../packages/server/testkit/workspace.ts";
import { steer } from "../../packages/server/testkit/controls.ts";
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
