import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { renew, startRotating } from "../../../testkit/apps.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeTrigger } from "../../../testkit/triggers.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.audit.list";
const reused = "security.refresh_token_reused";

async function actionsIn({ alice }: Workspace, asked: Record<string, string | number> = {}): Promise<string[]> {
  return (await alice.does(method, asked)).entries.map((entry) => entry.action);
}

describe(method, () => {
  test("lists entries for as long as the server keeps them", async () => {
    await using world = await workspace({ auditDays: 30 });
    const { acme } = teamsOf(world);
    const change = (department: string) =>
      world.alice.does("admin.users.setDepartment", { team_id: acme, user_id: world.bob.id, department });
    await change("Sales");
    world.clock.advance({ hours: 29 * 24 });
    await change("Support");
    await world.platform.settle();
    assert.equal((await actionsIn(world)).length, 2);

    world.clock.advance({ hours: 2 * 24 });
    await world.platform.settle();

    const { entries } = await world.alice.does(method, {});
    assert.deepEqual(
      entries.map(({ action, details }) => (details as { department?: string }).department ?? action),
      ["audit_log_pruned", "Support"],
    );
  });

  test("tells who changed what, where, how and through which app", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const { acme } = teamsOf(world);
    await alice.does("admin.users.setDepartment", { team_id: acme, user_id: bob.id, department: "Sales" });

    const [entry, ...more] = (await alice.does(method, {})).entries;

    assert.equal(more.length, 0);
    assert.deepEqual(
      { ...entry, id: "" },
      {
        id: "",
        date_create: world.clock.nowMs() / 1000,
        action: "admin.users.setDepartment",
        actor: { type: "user", user: { id: alice.id, name: "alice", email: "alice@acme.test", team: acme } },
        entity: { type: "user", id: bob.id },
        context: {
          location: { type: "workspace", id: acme, name: "Acme", domain: "acme" },
          app: { id: devApp(world).id, name: "Dev App" },
          ip_address: "192.0.2.1",
        },
        details: { team_id: acme, user_id: bob.id, department: "Sales" },
      },
    );
  });

  test("has nothing of what was refused, and nothing of what only looked", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);

    await world.alice.refused("admin.users.remove", { team_id: acme, user_id: "U0000000NOT" });
    await world.bob.refused("admin.teams.settings.setPlan", { team_id: acme, plan: "free" });
    await world.alice.does("admin.teams.settings.info", { team_id: acme });

    assert.deepEqual(await actionsIn(world), []);
  });

  test("keeps nothing that opens anything, and nothing too long", async () => {
    await using world = await workspace();
    const { id } = await makeTrigger(world, { description: "d".repeat(600), inputs: {} });

    const { entries } = await world.alice.does(method, { entity: id });
    const made = (await world.alice.does(method, { action: "workflows.triggers.create" })).entries[0];
    const manifest = (await world.alice.does(method, { action: "apps.manifest.update" })).entries[0];

    assert.deepEqual(entries, []);
    assert.deepEqual([made?.details["description"], made?.details["inputs"]], ["(too long to be kept)", undefined]);
    assert.deepEqual(Object.keys(manifest?.details ?? {}), ["app_id"]);
    assert.ok(!JSON.stringify([made, manifest]).includes("xox"));
  });

  test("filters by action, actor, entity and time, and goes on by cursor", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    const { acme } = teamsOf(world);
    for (const person of [bob, carol, bob]) {
      await alice.does("admin.users.setDepartment", { team_id: acme, user_id: person.id, department: "Sales" });
      world.clock.advance({ seconds: 10 });
    }
    const since = Math.floor(world.clock.nowMs() / 1000) - 10;

    assert.equal((await actionsIn(world, { entity: bob.id })).length, 2);
    assert.equal((await actionsIn(world, { actor: bob.id })).length, 0);
    assert.equal((await actionsIn(world, { action: "admin.users.remove" })).length, 0);
    assert.equal((await actionsIn(world, { oldest: since })).length, 1);
    assert.equal((await actionsIn(world, { latest: since - 1 })).length, 2);
    const first = await alice.does(method, { limit: 2 });
    const rest = await alice.does(method, { limit: 2, cursor: first.response_metadata.next_cursor });
    assert.deepEqual(
      [...first.entries, ...rest.entries].map((entry) => entry.entity.id),
      [bob.id, carol.id, bob.id],
    );
  });

  test("covers the whole org for its admins, and one workspace for the others", async () => {
    await using world = await workspace();
    const erin = personOf(world, "erin");
    const { acme, labs } = teamsOf(world);
    await world.alice.does("admin.teams.settings.setAppApproval", { team_id: acme, required: true });
    await erin.does("admin.teams.settings.setAppApproval", { team_id: labs, required: true });

    const placesOf = async (actor: typeof erin, asked: object) =>
      (await actor.does(method, asked)).entries.map((entry) => entry.context.location.id);

    assert.deepEqual(await placesOf(world.alice, {}), [labs, acme]);
    assert.deepEqual(await placesOf(world.alice, { team_id: labs }), [labs]);
    assert.deepEqual(await placesOf(erin, {}), [labs]);
    assert.equal(await erin.refused(method, { team_id: acme }), "not_an_admin");
  });

  test("records a refresh token that is reused after its grace period, once a minute", async () => {
    await using world = await workspace();
    const { set, refresh } = await startRotating(world);
    const nobody = world.actor("");
    const first = set.refresh_token ?? "";
    await renew(world, refresh(first));
    await renew(world, refresh(first));
    assert.deepEqual(await actionsIn(world, { action: reused }), []);

    world.clock.advance({ seconds: 31 });
    for (let count = 0; count < 3; count++) {
      assert.equal(await nobody.refused("oauth.v2.access", refresh(first)), "invalid_refresh_token");
    }

    const { entries } = await world.alice.does(method, { action: reused });
    assert.equal(entries.length, 1);
    assert.deepEqual(entries[0]?.details, {
      token_type: "bot",
      generation: 1,
      newest_generation: 2,
      reason: "after its grace",
    });
    assert.equal(entries[0]?.context.app?.name, "Rotating App");
    world.clock.advance({ seconds: 61 });
    await nobody.refused("oauth.v2.access", refresh(first));
    assert.equal((await actionsIn(world, { action: reused })).length, 2);
  });

  test("tells nothing of refresh tokens that nobody was ever given", async () => {
    await using world = await workspace();
    const { refresh } = await startRotating(world);

    await world.actor("").refused("oauth.v2.access", refresh("xoxe-1-invented"));

    assert.deepEqual(await actionsIn(world, { action: reused }), []);
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});
