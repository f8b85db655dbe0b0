import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { eventually } from "../faults/eventually.ts";
import { platformOptions } from "./platformPlace.ts";
import { inPostgres } from "./storeKinds.ts";

describe("the metrics of a server on PostgreSQL", { skip: inPostgres.skip }, () => {
  test("show its pool, its statements and its listener", async () => {
    await using place = await inPostgres.fresh();
    await using world = await workspace({ ...platformOptions(place.location), dev: true });
    const baseUrl = await world.platform.listen();
    const read = async (): Promise<Map<string, number>> => {
      const text = await (await fetch(`${baseUrl}/metrics`)).text();
      const lines = text.split("\n").filter((line) => line.startsWith("platform_database_"));
      return new Map(lines.map((line) => [line.split(" ")[0] ?? "", Number(line.split(" ")[1])]));
    };
    const before = await read();
    await Promise.all(Array.from({ length: 10 }, () => world.alice.does("auth.test", {})));
    await eventually("it listens", async () => (await read()).get("platform_database_listener_up") === 1);
    const after = await read();

    assert.deepEqual(
      [...after.keys()].map((name) => name.replace("platform_database_", "")),
      [
        "pool_connections_max",
        "pool_connections",
        "pool_connections_in_use",
        "pool_waiting",
        "statements_total",
        "round_trips_total",
        "statement_seconds_total",
        "retries_total",
        "listener_up",
        "listener_losses_total",
        "bytes",
      ],
    );
    for (const name of ["statements_total", "statement_seconds_total"]) {
      const key = `platform_database_${name}`;
      assert.ok((after.get(key) ?? 0) > (before.get(key) ?? 0), name);
    }
    assert.equal(after.get("platform_database_pool_waiting"), 0);
    assert.equal(after.get("platform_database_listener_losses_total"), 0);
  });
});
