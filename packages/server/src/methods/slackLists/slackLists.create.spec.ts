import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.create";

describe(method, () => {
  test("makes a list with a column for the name, which nobody else has", async () => {
    await using world = await workspace();

    const { list_id, list_metadata } = await world.bob.does(method, { name: "Candidates" });

    assert.deepEqual(
      list_metadata.schema.map(({ key, is_primary_column }) => [key, is_primary_column]),
      [["name", true]],
    );
    await world.bob.does("slackLists.items.create", { list_id });
    for (const other of [world.alice, world.carol, world.bot]) {
      assert.equal(await other.refused("slackLists.items.create", { list_id }), "list_not_found");
    }
  });

  refuses(method, {
    over_title_length_maximum: ({ bob }) => bob.refused(method, { name: "x".repeat(limits.list_name_chars_max + 1) }),
    permission_denied: ({ dora }) => dora.refused(method, { name: "Guests" }),
  });
});
