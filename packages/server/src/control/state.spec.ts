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
});
