import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.sections.list";

describe(method, () => {
  test("everyone has stars, channels and direct messages, the latter by recency", async () => {
    await using world = await workspace();
    const { sections } = await (await atHome(world, world.bob)).does(method, {});
    assert.deepEqual(
      sections.map(({ id, type, sort }) => [id, type, sort]),
      [
        ["LSTARS", "stars", "name"],
        ["LCHANNELS", "channels", "name"],
        ["LDIRECTS", "direct_messages", "recent"],
      ],
    );
  });

  test("sections are private to a person", async () => {
    await using world = await workspace();
    const [alice, bob] = [await atHome(world, world.alice), await atHome(world, world.bob)];
    const { section } = await alice.does("client.sections.create", { name: "Mine" });
    const idsOf = async (person: typeof alice) => (await person.does(method, {})).sections.map(({ id }) => id);
    assert.ok((await idsOf(alice)).includes(section.id));
    assert.ok(!(await idsOf(bob)).includes(section.id));
  });
});
