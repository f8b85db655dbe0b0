import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.get";

describe(method, () => {
  test("answers an empty object for an absent item", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);

    const answer = await bot.asks(method, { datastore: "runs", id: "none" });

    assert.deepEqual(answer, { ok: true, datastore: "runs", item: {} });
  });

  test("says which part is wrong when there is no such datastore", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);

    const answer = await bot.asks(method, { datastore: "walks", id: "r1" });

    assert.equal(answer.error, "datastore_error");
    assert.deepEqual(answer["errors"], [
      {
        code: "datastore_config_not_found",
        message: "The datastore configuration could not be found",
        pointer: "/datastores",
      },
    ]);
  });

  test("shows readers of the app what they cannot change", async () => {
    await using world = await workspace();
    const { appId, alice, bob, bot } = await runnerApp(world);
    await bot.does("apps.datastore.put", { datastore: "runs", item: { id: "r1" } });
    await alice.does("developer.apps.owners.add", { app_id: appId, user_id: bob.id, permission_type: "reader" });

    assert.deepEqual((await bob.does(method, { app_id: appId, datastore: "runs", id: "r1" })).item, { id: "r1" });
    const item = { id: "r1", km: 1 };
    assert.equal(await bob.refused("apps.datastore.put", { app_id: appId, datastore: "runs", item }), "access_denied");
  });

  test("reads the definition of a manifest that was just changed", async () => {
    await using world = await workspace();
    const { appId, alice, bot } = await runnerApp(world);
    await bot.does(method, { datastore: "runs", id: "r1" });
    const { manifest } = await alice.does("apps.manifest.export", { app_id: appId });

    const renamed = { ...manifest, datastores: { walks: manifest.datastores?.["runs"] } };
    await alice.does("apps.manifest.update", { app_id: appId, manifest: renamed });

    assert.equal(await bot.refused(method, { datastore: "runs", id: "r1" }), "datastore_error");
    assert.deepEqual((await bot.does(method, { datastore: "walks", id: "r1" })).item, {});
  });

  refuses(method, datastoreRefusals(method, { id: "r1" }));
});
