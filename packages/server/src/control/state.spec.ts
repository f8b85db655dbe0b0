import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../testkit/controls.ts";
import { stateRules } from "../../testkit/stateRules.ts";
import { workspace } from "../../testkit/workspace.ts";

describe("State in memory", () => {
  for (const [rule, holds] of Object.entries(stateRules)) test(rule, () => holds({}));
});

describe("Snapshots", () => {
  test("are kept until there are too many; a name that is used again does not count twice", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);

    for (let kept = 0; kept < 32; kept++) await controls.does("state.snapshot", { name: `s${kept}` });

    assert.equal(await controls.refused("state.snapshot", { name: "one-more" }), "too_many_snapshots");
    await controls.does("state.snapshot", { name: "s0" });
  });

  test("restore a table that is too long to be compared", async () => {
    await using world = await workspace();
    const controls = steer(world.platform);
    const { db } = world.platform.store;
    const entry = { at_ms: 1, team_id: "T1", action: "planted", entity_type: "app", details: "{}", address: "" };
    const plant = (entityId: string, count: number) =>
      db
        .insertInto("audit_entries")
        .values(Array.from({ length: count }, () => ({ ...entry, entity_id: entityId })))
        .execute();
    const planted = async () => {
      const rows = await db.selectFrom("audit_entries").select("entity_id").orderBy("id").execute();
      return rows.map((row) => row.entity_id);
    };
    for (let at = 0; at < 12; at++) await plant("before", 500);
    await controls.does("state.snapshot", { name: "long" });

    await db.deleteFrom("audit_entries").where("id", "<=", 10).execute();
    await plant("after", 10);
    await controls.does("state.restore", { name: "long" });

    assert.deepEqual(await planted(), Array<string>(6_000).fill("before"));
  });
});
