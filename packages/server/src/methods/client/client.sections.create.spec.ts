import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.sections.create";

describe(method, () => {
  test("a new section comes before the channels that are in none", async () => {
    await using world = await workspace();
    const bob = await atHome(world, world.bob);
    const { section } = await bob.does(method, { name: " Projects " });
    assert.deepEqual([section.name, section.type, section.channels], ["Projects", "custom", []]);
    const { sections } = await bob.does("client.sections.list", {});
    assert.deepEqual(
      sections.map(({ id }) => id),
      ["LSTARS", section.id, "LCHANNELS", "LDIRECTS"],
    );
  });

  refuses(method, {
    invalid_name: async (world) => (await atHome(world, world.bob)).refused(method, { name: "  " }),
    too_many_sections: async (world) => {
      const bob = await atHome(world, world.bob);
      for (let count = 3; count < limits.sections_max; count++) await bob.does(method, { name: `Section ${count}` });
      return bob.refused(method, { name: "One more" });
    },
  });
});
