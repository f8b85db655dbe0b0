import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { type AppWish, createApp, install } from "../../packages/server/testkit/installing.ts";
import { newPerson, patchOf, scimClient } from "../../packages/server/testkit/scim.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { filtered } from "./scimWorld.ts";
import { inMemory, inPostgres } from "./storeKinds.ts";

/** An app of the whole org, as its owner installs it. */
async function orgClient(world: Workspace): Promise<{ readonly token: string; readonly appId: string }> {
  const wish: AppWish = { isForOrgs: true, scopes: { bot: ["users:read"], user: ["admin"] } };
  const app = await createApp(world, wish);
  const given = await install(world, "alice", app, { scope: "users:read", userScope: "admin", isForOrg: true });
  return { token: given.authed_user?.access_token ?? "", appId: app.appId };
}

for (const kind of [inMemory, inPostgres]) {
  describe(`SCIM for an org, on ${kind.name}`, { skip: kind.skip }, () => {
    test("a token of an app of the org opens all of its workspaces, and no other", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await world.platform.listen();
      const { acme, labs } = teamsOf(world);
      const { db } = world.platform.store;
      await db.updateTable("users").set({ org_role: "primary_owner" }).where("id", "=", world.alice.id).execute();
      const client = await orgClient(world);
      const scim = scimClient(world, client.token);
      const erin = personOf(world, "erin");
      const frank = personOf(world, "frank");

      assert.equal((await scim.get(`/Users/${frank.id}`)).status, 404);
      assert.equal((await scim.get(`/Users/${erin.id}`)).body.userName, "erin");
      const titled = await scim.patch(`/Users/${erin.id}`, patchOf({ op: "add", path: "title", value: "Chemist" }));
      assert.equal(titled.body.title, "Chemist");
      const { id } = (await scim.post("/Users", newPerson("ursula", { externalId: "u1" }))).body;
      await world.alice.does("admin.users.assign", { team_id: labs, user_id: id });
      const moved = patchOf({ op: "replace", path: 'emails[type eq "work"].value', value: "new@acme.test" });
      assert.equal((await scim.patch(`/Users/${id}`, moved)).body.emails[0].value, "new@acme.test");
      const { body } = await scim.get("/Users?count=1000");
      const ids = body.Resources.map((one: { id: string }) => one.id) as string[];
      assert.deepEqual([new Set(ids).size, ids.includes(erin.id), ids.includes(frank.id)], [ids.length, true, false]);
      assert.equal(body.totalResults, ids.length);

      assert.equal((await scim.delete(`/Users/${id}`)).status, 204);
      assert.equal(
        (await scim.get(`/Users?${filtered('externalId eq "u1" and active eq false')}`)).body.totalResults,
        1,
      );
      const rows = db.selectFrom("memberships").select(["team_id", "deactivated_ms"]).where("user_id", "=", id);
      const entries = db.selectFrom("audit_entries").select(["app_id", "actor_id"]).where("entity_id", "=", id);
      const ofClient = (await entries.where("method", "like", "scim.%").execute()).map(({ app_id, actor_id }) => [
        app_id,
        actor_id,
      ]);
      assert.ok(
        ofClient.length > 2 && ofClient.every(([app, actor]) => app === client.appId && actor === world.alice.id),
      );
      const ended = (await rows.execute()).filter(({ deactivated_ms }) => deactivated_ms !== null);
      assert.deepEqual(ended.map(({ team_id }) => team_id).toSorted(), [acme, labs].toSorted());
    });

    test("groups belong to the workspace of the token, and those of the others are found", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await world.platform.listen();
      const scim = scimClient(world, (await orgClient(world)).token);
      const erin = personOf(world, "erin");
      const made = await scim.post("/Groups", { displayName: "Here", members: [{ value: world.bob.id }] });
      assert.equal(made.status, 201);
      const foreign = await scim.patch(
        `/Groups/${made.body.id}`,
        patchOf({ op: "add", path: "members", value: [{ value: erin.id }] }),
      );
      assert.deepEqual([foreign.status, foreign.body.scimType], [400, "invalidValue"]);
      const { usergroup } = await erin.does("usergroups.create", { name: "Labs" });
      const change = patchOf({ op: "add", path: "members", value: [{ value: erin.id }] });
      const changed = await scim.patch(`/Groups/${usergroup.id}`, change);
      assert.deepEqual([changed.status, changed.body.members?.[0].value], [200, erin.id]);
    });
  });
}
