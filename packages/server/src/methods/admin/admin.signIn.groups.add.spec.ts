import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeGroup, personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { makeProvider, unknownProvider } from "../../../testkit/signInProviders.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.signIn.groups.add";
const admins = { group: "chat-admins", role: "admin" };

async function refused(world: Workspace, more: Readonly<Record<string, unknown>>): Promise<string> {
  return world.alice.refused(method, { provider_id: await makeProvider(world), group: "design", ...more });
}

describe(method, () => {
  test("maps a group as it is written, once, and the audit log has it", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world);
    const usergroup_id = await makeGroup(world, "designers", world.bob);

    for (const group of [" /Staff/Design ", " /Staff/Design ", "/staff/design"]) {
      await world.alice.does(method, { provider_id, group, usergroup_id });
    }
    await world.alice.does(method, { provider_id, group: "chat-admins", role: "admin" });

    const { mappings } = await world.alice.does("admin.signIn.groups.list", { provider_id });
    assert.deepEqual(
      mappings.map(({ group, usergroup_name, role }) => [group, usergroup_name ?? role]),
      [
        [" /Staff/Design ", "designers"],
        ["/staff/design", "designers"],
        ["chat-admins", "admin"],
      ],
    );
    const entries = await world.platform.store.db
      .selectFrom("audit_entries")
      .select(["actor_id", "entity_id", "details"])
      .where("action", "=", "idp_prod_configuration_updated")
      .execute();
    assert.deepEqual(
      entries.filter(({ details }) => details.includes("group_added")).map((one) => [one.actor_id, one.entity_id]),
      [
        [world.alice.id, provider_id],
        [world.alice.id, provider_id],
        [world.alice.id, provider_id],
      ],
    );
  });

  test("of an org's provider names the workspace of a role", async () => {
    await using world = await workspace();
    const provider_id = await makeProvider(world, { ofOrg: true });
    const { labs } = teamsOf(world);
    await world.alice.does(method, { provider_id, group: "chat-admins", role: "admin", team_id: labs });

    const { mappings } = await world.alice.does("admin.signIn.groups.list", { provider_id });
    assert.deepEqual(
      mappings.map(({ team_id }) => team_id),
      [labs],
    );
  });

  refuses(method, {
    provider_not_found: (world) => world.alice.refused(method, { provider_id: unknownProvider, ...admins }),
    not_an_admin: async (world) => world.bob.refused(method, { provider_id: await makeProvider(world), ...admins }),
    restricted_action: async (world) =>
      personOf(world, "erin").refused(method, { provider_id: await makeProvider(world, { ofOrg: true }), ...admins }),
    invalid_group: (world) => refused(world, { group: "", role: "admin" }),
    invalid_target: async (world) =>
      refused(world, { role: "admin", usergroup_id: await makeGroup(world, "designers", world.bob) }),
    usergroup_not_found: async (world) => {
      const frank = personOf(world, "frank");
      const { usergroup } = await frank.does("usergroups.create", { name: "birch", handle: "birch" });
      return refused(world, { usergroup_id: usergroup.id });
    },
    team_not_found: (world) => refused(world, { role: "admin", team_id: teamsOf(world).labs }),
    usergroup_managed: async (world) => {
      const usergroup_id = await makeGroup(world, "designers", world.bob);
      await plantManaged(world, usergroup_id);
      return refused(world, { usergroup_id });
    },
    usergroup_opens_teams: async (world) => {
      const usergroup_id = await makeGroup(world, "designers", world.bob);
      const { labs } = teamsOf(world);
      await world.platform.store.db
        .insertInto("usergroup_teams")
        .values({ usergroup_id, team_id: labs, auto_provision: 1 })
        .execute();
      return refused(world, { usergroup_id });
    },
    too_many_mappings: async (world) => {
      const provider_id = await makeProvider(world);
      const row = {
        provider_id,
        team_id: teamsOf(world).acme,
        usergroup_id: "",
        role: "admin" as const,
        created_ms: 0,
      };
      const rows = Array.from({ length: limits.group_mappings_max }, (_, at) => ({ ...row, value: `group-${at}` }));
      await world.platform.store.db.insertInto("group_mappings").values(rows).execute();
      return world.alice.refused(method, { provider_id, ...admins });
    },
  });
});

/** As a SCIM client leaves it behind that is still connected. */
async function plantManaged({ platform, dev }: Workspace, resource_id: string): Promise<void> {
  const { id } = await platform.store.db
    .selectFrom("installations")
    .select("id")
    .where("removed_ms", "is", null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const given = { external_id: null, user_name: null, attributes: "{}", managed: "[]", updated_ms: 0 };
  await platform.store.db
    .insertInto("scim_resources")
    .values({ connection_id: id, resource_id, team_id: dev.teams[0]?.id ?? "", ...given })
    .execute();
}
