import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.push.key";

describe(method, () => {
  test("is one point of P-256 for everybody, also when several browsers ask first", async () => {
    await using world = await workspace();
    const people = await Promise.all([world.alice, world.bob, world.carol].map((person) => atHome(world, person)));
    const keys = await Promise.all(people.map(async (person) => (await person.does(method, {})).key));
    assert.equal(new Set(keys).size, 1);
    const point = Buffer.from(keys[0] ?? "", "base64url");
    assert.deepEqual([point.length, point[0]], [65, 4]);
  });
});
