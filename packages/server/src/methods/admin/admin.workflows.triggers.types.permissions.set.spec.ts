import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { deactivate } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.workflows.triggers.types.permissions.set";
const id = "Ftt02";

/** Who may do what with events at present. */
async function rulesIn({ alice }: Workspace) {
  const { permissions } = await alice.does("admin.workflows.triggers.types.permissions.lookup", {
    trigger_type_ids: [id],
  });
  return permissions[id]?.permissions;
}

describe(method, () => {
  test("sets who may use the type at all, and leaves the rest [API-5.1, API-5.4, API-5.6]", async () => {
    await using world = await workspace();

    await world.alice.does(method, { id, visibility: "no_one" });

    assert.deepEqual(await rulesIn(world), [
      { type: "trigger_type", permission: "no_one" },
      { type: "private_channel_access", permission: "everyone" },
      { type: "private_channel_message_access", permission: "everyone" },
    ]);
  });

  test("sets each permission by itself, and leaves those that are not named [API-5.8, API-5.9, API-5.10]", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const { acme, labs } = teamsOf(world);
    const org = world.dev.org?.id ?? "";
    await alice.does(method, { id, visibility: "named_entities", team_ids: [acme] });

    await alice.does(method, {
      id,
      permissions: [
        { type: "private_channel_access", visibility: "named_entities", user_ids: [bob.id], org_ids: [org] },
        { type: "private_channel_message_access", visibility: "named_entities", team_ids: [labs, acme] },
      ],
    });

    assert.deepEqual(await rulesIn(world), [
      { type: "trigger_type", permission: "named_entities", team_ids: [acme] },
      { type: "private_channel_access", permission: "named_entities", user_ids: [bob.id], org_ids: [org] },
      { type: "private_channel_message_access", permission: "named_entities", team_ids: [labs, acme] },
    ]);
  });

  test("forgets who was named when everybody may again", async () => {
    await using world = await workspace();
    await world.alice.does(method, { id, visibility: "named_entities", user_ids: [world.bob.id] });

    await world.alice.does(method, { id, visibility: "everyone", user_ids: [] });

    assert.deepEqual((await rulesIn(world))?.[0], { type: "trigger_type", permission: "everyone" });
  });

  test("knows the people of those that the org shares channels with, and no strangers", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");
    const named = { id, visibility: "named_entities", user_ids: [frank.id] };
    assert.equal(await world.alice.refused(method, named), "invalid_named_entities");

    await shareWithFrank(world);

    await world.alice.does(method, named);
  });

  /** Each line is one way to break a rule of the permission set. */
  const broken: readonly (readonly [string, (world: Workspace) => Record<string, unknown>])[] = [
    ["required_visibility", () => ({})],
    ["required_visibility", () => ({ visibility: "" })],
    ["required_visibility", ({ bob }) => ({ user_ids: [bob.id] })],
    ["required_visibility", () => ({ permissions: [{ type: "trigger_type" }] })],
    ["invalid_permission_type", () => ({ visibility: "some" })],
    ["invalid_permission_type", () => ({ permissions: [{ type: "trigger_type", visibility: "some" }] })],
    ["invalid_permission_type", () => ({ permissions: [{ type: "anything", visibility: "everyone" }] })],
    ["invalid_permission_type", () => ({ permissions: [{ visibility: "everyone" }] })],
    ["invalid_permission_set", () => ({ visibility: "no_one", permissions: [] })],
    ["invalid_permission_set", () => ({ permissions: [] })],
    ["invalid_permission_set", () => ({ permissions: ["trigger_type"] })],
    ["invalid_permission_set", () => ({ permissions: "trigger_type" })],
    ["invalid_permission_set", ({ bob }) => ({ user_ids: [bob.id], permissions: [entry("no_one")] })],
    ["invalid_permission_set", () => ({ permissions: [entry("no_one"), entry("everyone")] })],
    ["invalid_permission_set", ({ bob }) => ({ visibility: "named_entities", user_ids: [bob.id, bob.id] })],
    ["invalid_permission_set", () => ({ visibility: "named_entities", org_ids: ["E1234567890", "E1234567890"] })],
    ["invalid_permission_set", () => ({ visibility: "named_entities", user_ids: people(51) })],
    ["invalid_permission_set", () => ({ permissions: [{ ...entry("named_entities"), team_ids: people(51) }] })],
    ["invalid_permission_set", () => ({ permissions: [{ ...entry("named_entities"), user_ids: "U1" }] })],
    ["invalid_named_entities", () => ({ visibility: "named_entities" })],
    ["invalid_named_entities", () => ({ visibility: "named_entities", user_ids: [], team_ids: [], org_ids: [] })],
    ["invalid_named_entities", () => ({ permissions: [entry("named_entities")] })],
    ["invalid_named_entities", () => ({ visibility: "named_entities", user_ids: ["U0000000NOT"] })],
    ["invalid_named_entities", () => ({ visibility: "named_entities", user_ids: people(50) })],
    ["invalid_named_entities", (world) => ({ visibility: "named_entities", team_ids: [teamsOf(world).birch] })],
    ["invalid_named_entities", () => ({ visibility: "named_entities", org_ids: people(60) })],
    ["visibility_is_not_named_entities", ({ bob }) => ({ visibility: "everyone", user_ids: [bob.id] })],
    ["visibility_is_not_named_entities", () => ({ permissions: [{ ...entry("no_one"), org_ids: ["E1"] }] })],
  ];

  test("refuses every permission set that breaks a rule, and changes nothing [API-5.4, API-5.5, API-5.7, API-5.8, API-5.9, API-5.10, API-5.11, API-5.12, API-5.13, API-5.14, API-5.15, API-5.16, API-5.17, API-5.18]", async () => {
    await using world = await workspace();
    const before = await rulesIn(world);
    for (const [code, params] of broken) {
      const asked = { id, ...params(world) };
      assert.equal(await world.alice.refused(method, asked), code, JSON.stringify(asked));
    }
    assert.deepEqual(await rulesIn(world), before);
  });

  refuses(method, {
    "restricted_action [API-5.19]": ({ bob }) => bob.refused(method, { id, visibility: "no_one" }),
    "trigger_type_id_not_found [API-5.20]": ({ alice }) => alice.refused(method, { id: "Ftt99", visibility: "no_one" }),
    "invalid_named_entities [API-5.15]": async (world) => {
      await deactivate(world, world.bob);
      return world.alice.refused(method, { id, visibility: "named_entities", user_ids: [world.bob.id] });
    },
  });
});

function entry(visibility: string) {
  return { type: "trigger_type", visibility };
}

function people(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `U00000000${at + 10}`);
}
