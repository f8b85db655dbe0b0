import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setPostingPolicy";

describe(method, () => {
  test("leaves posting in channels to a rank and those above it", async () => {
    await using world = await workspace({ seed: seedWithAdmins("carol") });
    const { alice, bob, carol, dora, bot, general } = world;
    const team_id = teamsOf(world).acme;

    const seen: Record<string, string[]> = {};
    for (const who_can_post of ["owner", "admin", "ra", "everyone"] as const) {
      await alice.does(method, { team_id, who_can_post });
      seen[who_can_post] = [];
      for (const actor of [alice, carol, bob, dora, bot]) {
        const answer = await actor.asks("chat.postMessage", { channel: general, text: "May I?" });
        seen[who_can_post].push(answer.error ?? "ok");
      }
    }

    const no = "restricted_action";
    assert.deepEqual(seen, {
      owner: ["ok", no, no, no, no],
      admin: ["ok", "ok", no, no, no],
      ra: ["ok", "ok", "ok", no, "ok"],
      everyone: ["ok", "ok", "ok", "ok", "ok"],
    });
  });

  test("leaves direct messages and other workspaces alone, and is returned by admin.teams.settings.info", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const dm = await openDm(world, bob, carol);
    const { acme, labs } = teamsOf(world);

    await alice.does(method, { team_id: labs, who_can_post: "owner" });
    await bob.does("chat.postMessage", { channel: world.general, text: "Here we may." });
    await alice.does(method, { team_id: acme, who_can_post: "admin" });
    await bob.does("chat.postMessage", { channel: dm, text: "And here." });

    const { settings } = await alice.does("admin.teams.settings.info", { team_id: acme });
    assert.equal(settings.who_can_post, "admin");
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, who_can_post: "ra" }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, who_can_post: "ra" }),
  });
});
