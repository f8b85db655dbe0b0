import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftBlocks, draftTexts } from "../../../testkit/drafts.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.drafts.delete";

async function begin(world: Workspace, person: Actor) {
  const { draft } = await person.does("client.drafts.save", { channel: world.random, blocks: draftBlocks("begun") });
  return { draft_id: draft.id, version: draft.version };
}

describe(method, () => {
  test("what was sent is no draft any more", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    await bob.does(method, await begin(world, bob));
    assert.deepEqual(await draftTexts(world, world.bob), []);
  });

  refuses(method, {
    draft_not_found: async (world) => {
      const named = await begin(world, await atHome(world, world.bob));
      return (await atHome(world, world.carol)).refused(method, named);
    },
    draft_has_changed: async (world) => {
      const bob = await atHome(world, world.bob);
      const named = await begin(world, bob);
      const more = { channel: world.random, blocks: draftBlocks("begun elsewhere"), version: named.version };
      await bob.does("client.drafts.save", more);
      return bob.refused(method, named);
    },
  });
});
