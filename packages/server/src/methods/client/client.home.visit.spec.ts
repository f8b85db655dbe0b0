import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.home.visit";

describe(method, () => {
  test("notifies the app that a person opened its tab", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    await alice.does(method, { app_id: world.dev.apps.find(({ name }) => name === "Dev App")?.id ?? "" });

    const rows = await world.platform.store.db.selectFrom("outbox").select("payload").execute();
    const emitted = rows.filter(({ payload }) => payload.includes('"app_home_opened"'));
    assert.equal(emitted.length, 1);
    assert.ok(emitted[0]?.payload.includes(world.alice.id));
  });

  refuses(method, {
    app_not_found: async (world) => (await atHome(world, world.alice)).refused(method, { app_id: "A0000000000" }),
    async home_not_enabled(world) {
      const other = world.dev.apps.find(({ name }) => name === "Rotating App")?.id;
      return (await atHome(world, world.alice)).refused(method, { app_id: other });
    },
  });
});
