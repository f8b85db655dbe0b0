import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rotatingApp } from "../../../testkit/apps.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.manifest.validate";
const manifest = { display_information: { name: "Echo" } };

describe(method, () => {
  test("answers with no errors when there are none, and makes nothing", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const count = () => world.platform.store.db.selectFrom("apps").select("id").execute();
    const before = await count();

    assert.deepEqual(await alice.does(method, { manifest }), { ok: true, errors: [] });

    assert.deepEqual(await count(), before);
  });

  test("tells of a rotation that cannot be turned off, when the app is named", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const off = { ...manifest, settings: { token_rotation_enabled: false } };

    await alice.does(method, { manifest: off });
    const answer = await alice.asks(method, { manifest: off, app_id: rotatingApp(world).id });

    assert.equal(answer.error, "invalid_manifest");
    assert.deepEqual(answer["errors"], [
      { message: "token rotation cannot be turned off once it is on", pointer: "/settings/token_rotation_enabled" },
    ]);
  });

  refuses(method, {
    invalid_manifest: async (world) => (await configuring(world, "alice")).refused(method, { manifest: {} }),
    invalid_app_id: async (world) => (await configuring(world, "alice")).refused(method, { manifest, app_id: "#" }),
    invalid_app: async (world) => (await configuring(world, "alice")).refused(method, { manifest, app_id: "A0NOBODY" }),
    access_denied: async (world) => {
      return (await configuring(world, "bob")).refused(method, { manifest, app_id: world.dev.apps[0]?.id });
    },
  });
});
