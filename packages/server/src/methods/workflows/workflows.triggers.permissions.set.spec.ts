import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { orgBot, teamsOf } from "../../../testkit/admins.ts";
import { botIdOf, deactivate, makeChannel } from "../../../testkit/channels.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { entityRefusals, makeTrigger, triggerRefusals } from "../../../testkit/triggers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "workflows.triggers.permissions.set";
const named = { permission_type: "named_entities" };

async function refusal(world: Workspace, asked: object): Promise<string> {
  const { id: trigger_id } = await makeTrigger(world);
  return world.bot.refused(method, { trigger_id, ...asked });
}

describe(method, () => {
  test("names people, channels, workspaces and orgs, and answers with them [API-10.1, API-10.5]", async () => {
    await using world = await workspace();
    const { bot, bob, random } = world;
    const { labs } = teamsOf(world);
    const org = world.dev.org?.id ?? "";
    const { id: trigger_id } = await makeTrigger(world);

    const rule = await bot.does(method, {
      trigger_id,
      ...named,
      user_ids: [bob.id],
      channel_ids: [random],
      team_ids: [labs],
      org_ids: [org],
    });

    const wanted = { ...named, user_ids: [bob.id], channel_ids: [random], team_ids: [labs], org_ids: [org] };
    assert.deepEqual(rule, { ok: true, ...wanted });
    assert.deepEqual(await bot.does("workflows.triggers.permissions.list", { trigger_id }), { ok: true, ...wanted });
  });

  test("takes lists as tools send them: separated by commas, in a form", async () => {
    await using world = await workspace();
    const { id } = await makeTrigger(world);
    const form = new URLSearchParams({ trigger_id: id, ...named, user_ids: `${world.bob.id},${world.carol.id}` });

    const answer = await world.send({
      method,
      contentType: "application/x-www-form-urlencoded",
      body: Buffer.from(form.toString()),
      authorization: `Bearer ${world.bot.token}`,
    });

    assert.deepEqual(answer["user_ids"], [world.bob.id, world.carol.id].toSorted());
  });

  test("replaces who was named, and forgets them when it is for everyone again", async () => {
    await using world = await workspace();
    const { bot, bob, carol } = world;
    const { id: trigger_id } = await makeTrigger(world);
    await bot.does(method, { trigger_id, ...named, user_ids: [bob.id] });

    const rule = await bot.does(method, { trigger_id, ...named, user_ids: [carol.id] });
    assert.deepEqual(rule.user_ids, [carol.id]);
    await bot.does(method, { trigger_id, permission_type: "everyone" });
    const { user_ids: none } = await bot.does("workflows.triggers.permissions.list", { trigger_id });
    assert.equal(none, undefined);
  });

  test("leaves out entities that can run nothing, as long as one can", async () => {
    await using world = await workspace();
    const { bot, bob, carol } = world;
    const { id: trigger_id } = await makeTrigger(world);
    await deactivate(world, bob);

    const rule = await bot.does(method, { trigger_id, ...named, user_ids: [bob.id, carol.id, await botIdOf(bot)] });

    assert.deepEqual(rule.user_ids, [carol.id]);
  });

  test("lets connected people, workspaces and shared channels be named while the org allows it", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const { id: trigger_id } = await makeTrigger(world);
    const { channel, frank } = await shareWithFrank(world);
    const { birch } = teamsOf(world);

    await alice.does(method, { trigger_id, ...named, user_ids: [frank.id], team_ids: [birch], channel_ids: [channel] });
  });

  test("is closed to users' tokens of apps, which no app can be granted its scope for [API-10.2]", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);

    assert.equal(await world.alice.refused(method, { trigger_id, permission_type: "everyone" }), "missing_scope");
  });

  test("refuses entities with any other type, and types that there are not [API-10.3, API-10.4, API-10.7]", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    for (const asked of [
      { permission_type: "everyone", user_ids: [world.bob.id] },
      { permission_type: "app_collaborators", channel_ids: [world.random] },
      { permission_type: "no_one" },
      { permission_type: "" },
      {},
    ]) {
      assert.equal(await world.bot.refused(method, { trigger_id, ...asked }), "invalid_permission_type");
    }
  });

  refuses(
    method,
    triggerRefusals((actor, trigger_id) => actor.refused(method, { trigger_id, permission_type: "everyone" })),
    { trigger_not_found: "[API-10.21]", access_denied: "[API-10.8]" },
  );

  refuses(
    method,
    entityRefusals((_world, actor, trigger_id, entities) =>
      actor.refused(method, { trigger_id, ...named, ...entities }),
    ),
    {
      user_not_found: "[API-10.23]",
      channel_not_found: "[API-10.9]",
      team_not_found: "[API-10.19]",
      org_not_found: "[API-10.16]",
      team_not_connected: "[API-10.18]",
      org_not_connected: "[API-10.15]",
      external_workspace_denied: "[API-10.13]",
      connected_user_denied: "[API-10.12]",
      connected_team_denied: "[API-10.11]",
      connected_org_denied: "[API-10.10]",
      shared_channel_denied: "[API-10.17]",
      no_valid_named_entities: "[API-10.14]",
    },
  );

  refuses(method, {
    "invalid_permission_type [API-10.7]": (world) =>
      refusal(world, { permission_type: "everyone", user_ids: [world.bob.id] }),
    "named_entities_cannot_be_empty [API-10.6]": (world) => refusal(world, named),
    "too_many_named_entities [API-10.20]": (world) => {
      const ids = Array.from({ length: limits.named_entities_max / 2 + 1 }, (_, at) => `U00000000${at + 10}`);
      return refusal(world, { ...named, user_ids: ids, team_ids: ids });
    },
    "access_denied [API-10.8]": async (world) => {
      const { id: trigger_id } = await makeTrigger(world);
      const other = world.dev.apps.find((app) => app.name === "Rotating App");
      return world.actor(other?.bot_token ?? "").refused(method, { trigger_id, permission_type: "everyone" });
    },
  });

  test("the ids of each list are unique; the same id twice is refused, in every form of a list [API-10.24]", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    const { acme } = teamsOf(world);
    const twice: Record<string, readonly string[]> = {
      user_ids: [world.bob.id, world.bob.id],
      channel_ids: [world.random, world.general, world.random],
      team_ids: [acme, acme],
      org_ids: [world.dev.org?.id ?? "", world.dev.org?.id ?? ""],
    };

    for (const change of [method, "workflows.triggers.permissions.add", "workflows.triggers.permissions.remove"]) {
      for (const [name, ids] of Object.entries(twice)) {
        for (const given of [ids, ids.join(","), JSON.stringify(ids)]) {
          const answer = await world.bot.asks(change, { trigger_id, ...named, [name]: given });
          assert.equal(answer.error, "invalid_arguments", `${change} ${name}`);
          assert.match(JSON.stringify(answer), new RegExp(`must not provide a value twice: ${name}`));
        }
      }
    }
    await world.bot.does(method, { trigger_id, ...named, user_ids: [world.bob.id], channel_ids: [world.random] });
  });

  test("answers no_valid_named_entities for what is no id, a bot, or an archived channel [API-10.14]", async () => {
    await using world = await workspace();
    const { id: trigger_id } = await makeTrigger(world);
    const channel = await makeChannel(world.bot, "old");
    await world.bot.does("conversations.archive", { channel });
    for (const entities of [
      { user_ids: ["@alice", "bob"] },
      { user_ids: [await botIdOf(world.bot)] },
      { channel_ids: [channel] },
    ]) {
      assert.equal(await world.bot.refused(method, { trigger_id, ...named, ...entities }), "no_valid_named_entities");
    }
    assert.equal(
      await world.bot.refused(method, { trigger_id, ...named, user_ids: ["@alice", world.bob.id] }),
      "user_not_found",
    );
    assert.equal(
      await orgBot(world).bot.refused(method, { trigger_id, ...named, team_id: teamsOf(world).labs }),
      "trigger_not_found",
    );
    const frank = await configuring(world, "frank");
    assert.equal(await frank.refused(method, { trigger_id, ...named }), "trigger_not_found");
  });
});
