import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeRecord } from "../../../testkit/lists.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "slackLists.download.start";

describe(method, () => {
  test("gives every download an id of its own", async () => {
    await using world = await workspace();
    const { list_id } = await makeRecord(world.bob);

    const first = await world.bob.does(method, { list_id });
    const second = await world.bob.does(method, { list_id });

    assert.match(first.job_id, /^Le0[A-Z0-9]{9}$/);
    assert.notEqual(first.job_id, second.job_id);
  });

  refuses(method, {
    list_not_found: async ({ bob, carol }) => {
      const { list_id } = await makeRecord(bob);
      return carol.refused(method, { list_id });
    },
  });
});
