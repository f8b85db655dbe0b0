import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workspace } from "../../../testkit/workspace.ts";

describe("rtm.connect", () => {
  test("gives a socket's URL, the workspace and the caller; what the socket says is tested with it", async () => {
    await using world = await workspace();

    const answer = await world.bob.does("rtm.connect", {});

    assert.match(answer.url, /^ws:\/\/.*\/socket\/rtm\?ticket=/);
    assert.deepEqual(answer.self, { id: world.bob.id, name: "bob" });
    assert.equal(answer.team.domain, "acme");
  });

  test("never gives the same ticket twice", async () => {
    await using world = await workspace();

    const urls = await Promise.all([world.bob.does("rtm.connect", {}), world.bob.does("rtm.connect", {})]);

    assert.notEqual(urls[0].url, urls[1].url);
  });
});
