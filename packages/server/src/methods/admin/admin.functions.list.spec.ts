import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { lend } from "../../../testkit/lending.ts";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.functions.list";
const app_ids = ["A0123456789"];

describe(method, () => {
  test("lists what developers distribute, and the rest of the org's own apps on request", async () => {
    await using world = await workspace();
    const { alice, appId, functionId, greet } = await lend(world);
    const idsOf = async (more: object = {}) =>
      (await world.alice.does(method, { app_ids: [appId], ...more })).functions.map(({ id }) => id);

    assert.deepEqual(await idsOf(), []);
    assert.deepEqual(await idsOf({ include_non_distributed_functions: true }), [functionId]);
    await alice.does("functions.distributions.permissions.set", { ...greet, permission_type: "everyone" });
    assert.deepEqual(await idsOf({ team_id: teamsOf(world).acme }), [functionId]);
    assert.deepEqual(await idsOf({ team_id: teamsOf(world).labs }), []);

    const [greeting] = (await world.alice.does(method, { app_ids: [appId] })).functions;
    assert.deepEqual(
      [greeting?.callback_id, greeting?.title, greeting?.app_id, greeting?.input_parameters],
      ["greet", "Greet", appId, [{ type: "string", name: "name", title: "name", description: "", is_required: true }]],
    );
  });

  test("pages, and takes at most fifty apps", async () => {
    await using world = await workspace();
    const { alice, appId } = await lend(world);
    const { manifest } = await alice.does("apps.manifest.export", { app_id: appId });
    const functions = Object.fromEntries(["a", "b", "c"].map((name) => [name, { title: name }]));
    await alice.does("apps.manifest.update", { app_id: appId, manifest: { ...manifest, functions } });
    const asked = { app_ids: [appId], include_non_distributed_functions: true, limit: 2 };
    const first = await world.alice.does(method, asked);
    const second = await world.alice.does(method, { ...asked, cursor: first.response_metadata.next_cursor });
    const titles = [...first.functions, ...second.functions].map(({ title }) => title);
    assert.deepEqual([titles, second.response_metadata.next_cursor], [["a", "b", "c"], ""]);
    const many = Array.from({ length: 51 }, () => appId);
    assert.equal(await world.alice.refused(method, { app_ids: many }), "invalid_arguments");
  });

  refuses(method, {
    restricted_action: (world) => world.bob.refused(method, { app_ids }),
    not_allowed: (world) => world.alice.refused(method, { app_ids, team_id: teamsOf(world).birch }),
    invalid_cursor: (world) => world.alice.refused(method, { app_ids, cursor: "forged" }),
  });
});
