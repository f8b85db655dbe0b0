import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setPlan";
const exceeded = "message_limit_exceeded";

describe(method, () => {
  test("counts what people and apps post until the month is over, and nothing that was refused", async () => {
    await using world = await workspace();
    const { alice, bob, bot, random: channel, clock } = world;
    const team_id = teamsOf(world).acme;
    const post = { channel, text: "one more" };

    await alice.does(method, { team_id, plan: "free", messages_per_month: 2 });
    await bob.refused("chat.postMessage", { ...post, thread_ts: "1.000001" });
    const root = await bob.does("chat.postMessage", post);
    await bot.does("chat.postMessage", { ...post, thread_ts: root.ts });

    for (const actor of [alice, bot]) assert.equal(await actor.refused("chat.postMessage", post), exceeded);
    const { settings } = await alice.does("admin.teams.settings.info", { team_id });
    assert.deepEqual([settings.messages_per_month, settings.messages_this_month], [2, 2]);
    clock.advance({ hours: 24 * 31 });
    await bob.does("chat.postMessage", post);
  });

  test("a plan without a limit ends the counting, and none at all may be agreed on", async () => {
    await using world = await workspace();
    const { alice, bob, random: channel } = world;
    const team_id = teamsOf(world).acme;

    await alice.does(method, { team_id, plan: "business", messages_per_month: 0 });
    assert.equal(await bob.refused("chat.postMessage", { channel, text: "hi" }), exceeded);
    await alice.does(method, { team_id, plan: "business" });
    await bob.does("chat.postMessage", { channel, text: "hi" });

    const { settings } = await alice.does("admin.teams.settings.info", { team_id });
    assert.deepEqual([settings.plan, settings.messages_per_month], ["business", undefined]);
  });

  test("the free plan has its own limit", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;

    await world.alice.does(method, { team_id, plan: "free" });

    const { settings } = await world.alice.does("admin.teams.settings.info", { team_id });
    assert.equal(settings.messages_per_month, limits.free_plan_messages_per_month);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, plan: "free" }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, plan: "free" }),
  });

  test("leaves it to owners", async () => {
    await using world = await workspace({ seed: seedWithAdmins("carol") });

    assert.equal(await world.carol.refused(method, { team_id: teamsOf(world).acme, plan: "free" }), "not_an_owner");
  });
});
