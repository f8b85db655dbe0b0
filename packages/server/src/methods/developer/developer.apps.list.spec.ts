import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workshop } from "../../../testkit/collaborating.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.list";

describe(method, () => {
  test("lists what a person works on, and to admins everything that was made in the workspace", async () => {
    await using world = await workspace();
    const { appId, alice, bob } = await workshop(world);
    world.clock.advance({ seconds: 1 });
    const made = await bob.does("apps.manifest.create", { manifest: { display_information: { name: "Bob's" } } });

    const ofBob = (await bob.does(method, {})).apps;
    const ofAlice = (await alice.does(method, {})).apps;

    assert.deepEqual(
      ofBob.map(({ id, permission_type }) => [id, permission_type]),
      [[made.app_id, "owner"]],
    );
    assert.equal(ofAlice[0]?.id, made.app_id);
    assert.ok(ofAlice.some(({ id }) => id === appId));
    assert.equal(ofAlice.find(({ id }) => id === made.app_id)?.permission_type, undefined);
    assert.equal(ofAlice.find(({ name }) => name === "Dev App")?.installations, 1);
  });

  test("shows what each app asks for, before anyone has decided about it", async () => {
    await using world = await workspace();
    const { bob } = await workshop(world);
    const scopes = { bot: ["chat:write", "users:read"], user: ["admin.users:read"] };
    const display_information = { name: "Bob's" };
    await bob.does("apps.manifest.create", { manifest: { display_information, oauth_config: { scopes } } });
    await bob.does("apps.manifest.create", { manifest: { display_information: { name: "Modest" } } });

    const { apps } = await bob.does(method, {});

    assert.deepEqual(apps.map(({ name, bot_scopes, user_scopes }) => [name, bot_scopes, user_scopes]).toSorted(), [
      ["Bob's", scopes.bot, scopes.user],
      ["Modest", [], []],
    ]);
  });

  test("leaves out what is deleted, and what was made elsewhere", async () => {
    await using world = await workspace();
    const { appId, alice } = await workshop(world);
    await alice.does("apps.manifest.delete", { app_id: appId });

    const names = (await alice.does(method, {})).apps.map(({ name }) => name);

    assert.ok(!names.includes("Echo") && !names.includes("Birch App"), names.join(", "));
  });
});
