import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { LinkedSite } from "../../../testkit/linkedSite.ts";
import { postLinks } from "../../../testkit/previewing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setLinkPreviews";

describe(method, () => {
  test("turns previews off, and on again", async () => {
    await using world = await workspace();
    await using site = await LinkedSite.open({ "/": "<title>A</title>" });
    const team_id = teamsOf(world).acme;
    const look = async () => {
      const { settings } = await world.alice.does("admin.teams.settings.info", { team_id });
      const { attachments } = await postLinks(world, `<${site.url}/>`);
      return [settings.link_previews_allowed, attachments.length];
    };

    assert.deepEqual(await look(), [true, 1]);
    await world.alice.does(method, { team_id, allowed: false });
    const { length: asked } = site.asked;
    assert.deepEqual(await look(), [false, 0]);
    assert.equal(site.asked.length, asked);
    await world.alice.does(method, { team_id, allowed: true });
    assert.deepEqual(await look(), [true, 1]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, allowed: false }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, allowed: false }),
  });
});
