import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barrierBetween, beginMigration, orgBot, teamsOf } from "../../packages/server/testkit/admins.ts";
import { rotatingApp } from "../../packages/server/testkit/apps.ts";
import { openDm } from "../../packages/server/testkit/openDm.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

describe("what administrators decide holds at the next call", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));

      assert.deepEqual(await decideAll(world), {
        restricted: "no_permission",
        barred: "access_denied",
        barredDm: "access_denied",
        sealed: "ekm_access_denied",
        moving: "org_login_required",
        keptOut: "team_access_not_granted",
        letIn: "ok",
        outside: "accesslimited",
        deactivated: "account_inactive",
        twoFactor: "two_factor_setup_required",
        deleted: "token_revoked",
      });
    });
  }
});

/** Every decision once, and the answer to a person it concerns. */
async function decideAll(world: Workspace): Promise<Record<string, string>> {
  const { alice, bob, carol } = world;
  const { acme, labs } = teamsOf(world);
  const rotating = rotatingApp(world);
  const { app, bot } = orgBot(world);
  const dm = await openDm(world, bob, carol);

  await alice.does("admin.apps.restrict", { app_id: rotating.id });
  const restricted = await world.actor(rotating.bot_token ?? "").refused("auth.test", {});
  await barrierBetween(world, [bob], [carol]);
  const barred = await bob.refused("users.info", { user: carol.id });
  const barredDm = await carol.refused("chat.postMessage", { channel: dm, text: "psst" });
  await alice.does("admin.conversations.ekm.suspendKey", { team_id: acme, channel_id: world.general });
  const sealed = await bob.refused("conversations.history", { channel: world.general });
  const moving = await (await beginMigration(world)).frank.refused("auth.test", {});
  const keptOut = await bot.refused("users.list", { team_id: acme });
  await alice.does("admin.apps.addTeams", { app_id: app.id, team_ids: [acme] });
  const letIn = (await bot.asks("users.list", { team_id: acme })).error ?? "ok";
  const policy = { team_id: acme, networks: ["203.0.113.0/24"], methods: ["team.info"] };
  await alice.does("admin.teams.settings.setNetworkPolicy", policy);
  const outside = await bob.refused("team.info", {});
  await alice.does("admin.users.remove", { team_id: acme, user_id: carol.id });
  const deactivated = await carol.refused("auth.test", {});
  await alice.does("admin.teams.delete", { team_id: labs });
  await alice.does("admin.teams.settings.setTwoFactor", { team_id: acme, required: true });
  const twoFactor = await bob.refused("auth.test", {});
  const erin = world.dev.users.find((user) => user.name === "erin");
  const deleted = await world.actor(erin?.token ?? "").refused("auth.test", {});
  return { restricted, barred, barredDm, sealed, moving, keptOut, letIn, outside, deactivated, twoFactor, deleted };
}
