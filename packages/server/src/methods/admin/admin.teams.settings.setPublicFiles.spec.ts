import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { upload } from "../../../testkit/files.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setPublicFiles";

describe(method, () => {
  test("turns all public links off, and on again", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    const { id } = await upload(world, world.bob);
    const { file } = await world.bob.does("files.sharedPublicURL", { file: id });
    const link = file.permalink_public ?? "";
    const allowed = async () =>
      (await world.alice.does("admin.teams.settings.info", { team_id })).settings.public_files_allowed;

    assert.deepEqual([await allowed(), (await fetch(link)).status], [true, 200]);
    await world.alice.does(method, { team_id, allowed: false });
    assert.deepEqual([await allowed(), (await fetch(link)).status], [false, 404]);
    await world.alice.does(method, { team_id, allowed: true });
    assert.deepEqual([await allowed(), (await fetch(link)).status], [true, 200]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, allowed: false }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, allowed: false }),
  });
});
