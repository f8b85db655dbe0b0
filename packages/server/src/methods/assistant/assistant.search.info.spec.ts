import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { withScopes } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "assistant.search.info";

describe(method, () => {
  test("says that there is no semantic search", async () => {
    await using world = await workspace();

    for (const actor of [world.bot, world.bob]) {
      assert.equal((await actor.does(method, {})).is_ai_search_enabled, false);
    }
  });

  test("asks for the scope of a search", async () => {
    await using world = await workspace();
    const narrow = await withScopes(world, world.bob, ["search:read"]);

    assert.equal(await narrow.refused(method, {}), "missing_scope");
  });
});
