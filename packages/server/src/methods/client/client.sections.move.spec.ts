import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.sections.move";

describe(method, () => {
  test("moves a section before another one, or to the end", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const idsAfter = async (section: string, before?: string) =>
      (await bob.does(method, { section, ...(before !== undefined && { before }) })).sections.map(({ id }) => id);

    assert.deepEqual(await idsAfter("LDIRECTS", "LSTARS"), ["LDIRECTS", "LSTARS", "LCHANNELS"]);
    assert.deepEqual(await idsAfter("LDIRECTS"), ["LSTARS", "LCHANNELS", "LDIRECTS"]);
    assert.deepEqual(await idsAfter("LSTARS", "LSTARS"), ["LSTARS", "LCHANNELS", "LDIRECTS"]);
  });

  refuses(method, {
    section_not_found: async (world) =>
      (await atHome(world, world.bob)).refused(method, { section: "LSTARS", before: "L0123456789" }),
  });
});
