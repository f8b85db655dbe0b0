import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "./admins.ts";
import { rotatingApp } from "./apps.ts";
import { createApp } from "./installing.ts";
import { refuses } from "./refuses.ts";
import { type Workspace, workspace } from "./workspace.ts";

const decisions = {
  "admin.apps.approved.list": { decide: "admin.apps.approve", revise: "admin.apps.restrict" },
  "admin.apps.restricted.list": { decide: "admin.apps.restrict", revise: "admin.apps.approve" },
} as const;

/** What holds for the apps that admins have let in holds for those they have kept out: they are listed in the same way. */
export function listsDecidedApps(method: keyof typeof decisions): void {
  const { decide, revise } = decisions[method];
  const listOf = async (world: Workspace, place: object) => {
    const answer = await world.alice.does(method, place);
    const apps = "approved_apps" in answer ? answer.approved_apps : answer.restricted_apps;
    return { apps, response_metadata: answer.response_metadata };
  };

  describe(method, () => {
    test("tells what was decided, by whom and when, and what the app asks for", async () => {
      await using world = await workspace();
      const app = await createApp(world, { scopes: { bot: ["chat:write"], user: ["admin.users:read"] } });
      await world.alice.does(decide, { app_id: app.appId });
      await world.alice.does(revise, { app_id: rotatingApp(world).id });

      const { apps: listed, response_metadata } = await listOf(world, {});

      const [only] = listed;
      assert.equal(listed.length, 1);
      assert.deepEqual([only?.app.id, only?.app.name, only?.app.is_internal], [app.appId, "Echo", true]);
      assert.equal(only?.app.description, "Says everything again.");
      assert.deepEqual(
        only?.scopes.map(({ name, token_type, is_sensitive }) => [name, token_type, is_sensitive]),
        [
          ["chat:write", "bot", false],
          ["admin.users:read", "user", true],
        ],
      );
      assert.deepEqual(only?.last_resolved_by, { actor_id: world.alice.id, actor_type: "user" });
      assert.equal(only?.date_updated, Math.floor(world.clock.nowMs() / 1000));
      assert.equal(response_metadata.next_cursor, "");
    });

    test("follows a later decision, and lists an app of the org once", async () => {
      await using world = await workspace();
      const { acme, labs } = teamsOf(world);
      const { id } = rotatingApp(world);
      const org = world.dev.org?.id ?? "";
      const idsIn = async (place: object) => (await listOf(world, place)).apps.map((listed) => listed.app.id);
      for (const team_id of [acme, labs]) await world.alice.does(decide, { app_id: id, team_id });

      assert.deepEqual(await idsIn({ enterprise_id: org }), [id]);
      await world.alice.does(revise, { app_id: id, team_id: acme });

      assert.deepEqual(await idsIn({ team_id: acme }), []);
      assert.deepEqual(await idsIn({ team_id: labs }), [id]);
      assert.deepEqual(await idsIn({ enterprise_id: org }), [id]);
      assert.deepEqual(await idsIn({ team_id: labs, certified: true }), []);
    });

    test("comes in pages that add up to the whole", async () => {
      await using world = await workspace();
      const made = [];
      for (let at = 0; at < 3; at++) made.push((await createApp(world)).appId);
      for (const app_id of made) await world.alice.does(decide, { app_id });

      const first = await listOf(world, { limit: 2 });
      const second = await listOf(world, { limit: 2, cursor: first.response_metadata.next_cursor });

      const seen = [...first.apps, ...second.apps].map((listed) => listed.app.id);
      assert.deepEqual(seen, made.toSorted());
      assert.equal(second.response_metadata.next_cursor, "");
    });

    refuses(method, {
      team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
      not_an_admin: (world) => world.bob.refused(method, {}),
      too_many_teams_provided: (world) =>
        world.alice.refused(method, { team_id: teamsOf(world).acme, enterprise_id: world.dev.org?.id ?? "" }),
      invalid_cursor: (world) => world.alice.refused(method, { cursor: "forged" }),
    });

    test("shows the org to its admins, and no other org", async () => {
      await using world = await workspace();
      const enterprise_id = world.dev.org?.id ?? "";
      assert.equal(await personOf(world, "erin").refused(method, { enterprise_id }), "not_an_admin");
      assert.equal(await world.alice.refused(method, { enterprise_id: "E0000000000" }), "team_not_found");
    });
  });
}
