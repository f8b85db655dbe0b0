import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "usergroups.enable";

describe(method, () => {
  test("enables a disabled group, and leaves an enabled one alone", async () => {
    await using world = await workspace();
    const { usergroup } = await world.alice.does("usergroups.create", { name: "Cooks", handle: "cooks" });
    await world.alice.does("usergroups.disable", { usergroup: usergroup.id });
    for (let time = 0; time < 2; time++) {
      const enabled = await world.alice.does(method, { usergroup: usergroup.id });
      assert.deepEqual([enabled.usergroup.date_delete, enabled.usergroup.deleted_by], [0, null]);
    }
  });

  refuses(method, {
    no_such_subteam: ({ alice }) => alice.refused(method, { usergroup: "S0NOSUCHTEAM" }),
    permission_denied: async ({ alice, dora }) => {
      const { usergroup } = await alice.does("usergroups.create", { name: "Cooks", handle: "cooks" });
      return dora.refused(method, { usergroup: usergroup.id });
    },
  });
});
