import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { teamsOf } from "../../../testkit/admins.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.teams.list";

describe(method, () => {
  test("lists the workspaces of the org that a person is not in, with their descriptions", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    await world.alice.does("admin.teams.settings.setDescription", { team_id: labs, description: "Experiments" });
    const list = async (actor: typeof world.bob) => (await (await atHome(world, actor)).does(method, {})).teams;
    assert.deepEqual(
      (await list(world.bob)).map(({ id, description }) => [id, description]),
      [[labs, "Experiments"]],
    );
    assert.deepEqual(await list(world.carol), [], "carol is in both workspaces");
    assert.deepEqual(await list(world.dora), [], "dora is a guest");
  });
});
