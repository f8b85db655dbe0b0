import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assignable } from "../../packages/web/src/pages/admin/roles/assignable.ts";
import { permissionOf, systemRoles } from "../../packages/server/src/domain/access/systemRoles.ts";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { type Cast, openCast } from "./cast.ts";

/** Methods that are about the whole org: a role for one workspace does not open them. */
const ofOrg = new Set([
  "admin.analytics.messages.activity",
  "admin.analytics.messages.metadata",
  "admin.audit.anomaly.allow.getItem",
  "admin.conversations.bulkMove",
  "admin.conversations.setTeams",
  "admin.users.assign",
  "admin.workflows.triggers.types.list",
  "admin.workflows.triggers.types.permissions.lookup",
  "admin.workflows.triggers.types.permissions.set",
]);

/** What people hear about a workspace other than the one that they have a role for: it looks missing. */
const hidden = new Set([
  "team_not_found",
  "no_valid_entities",
  "user_not_found",
  "session_not_found",
  "no_valid_channels",
  "channel_not_found",
  "function_not_found",
  "not_allowed",
  "error_unpublishing_workflows",
  "error_adding_collaborators",
  "error_removing_collaborators",
  // What this server does not have, it does not have for people who administer any workspace.
  "feature_not_enabled",
]);

/** Lists what the caller decides about, and leaves out the rest. */
const listsOwn = new Set([
  "admin.roles.listAssignments",
  "admin.functions.permissions.lookup",
  "admin.workflows.permissions.lookup",
  "admin.workflows.search",
]);

const administration = [...methods.values()].filter(({ name }) => name.startsWith("admin."));
const roles = Object.entries(systemRoles).filter(([, role]) => role.permissions.length > 0);
const places = ["team", "sibling", "org"] as const;

/** Plausible arguments, without those of which a method takes one or the other. */
function inputOf(cast: Cast, method: (typeof administration)[number]): Record<string, unknown> {
  const { enterprise_id: org, ...others } = cast.plausible(method);
  return method.name === "admin.apps.uninstall"
    ? others
    : { ...others, ...(org === undefined ? {} : { enterprise_id: org }) };
}

async function assign(cast: Cast, verb: "add" | "remove", roleId: string, entityId: string): Promise<void> {
  await cast.setScopes(["admin.roles:write"]);
  const named = { role_id: roleId, entity_ids: [entityId], user_ids: [cast.ids.member] };
  assert.equal(await cast.ask("orgOwner", `admin.roles.${verb}Assignments`, named), "ok");
}

/** What a member without a role hears from every method of administration. */
async function refusals(): Promise<Map<string, string>> {
  await using cast = await openCast();
  const codes = new Map<string, string>();
  for (const method of administration) {
    await cast.setScopes(method.scopes);
    codes.set(method.name, await cast.ask("member", method.name, inputOf(cast, method)));
  }
  return codes;
}

describe("a delegated role", () => {
  const closed = refusals();

  test("is the only way for a member to administer", async () => {
    const open = [...(await closed)].filter(([, code]) => code === "ok").map(([name]) => name);
    assert.deepEqual(open, []);
  });

  for (const [roleId, role] of roles) {
    test(`${roleId} (${role.name}) opens exactly its methods, for its own entity only`, async () => {
      const codes = await closed;
      const wrong: string[] = [];
      for (const place of places.filter((one) => role.entities.includes(one === "org" ? "org" : "team"))) {
        let cast = await openCast();
        await using _ = { [Symbol.asyncDispose]: () => cast[Symbol.asyncDispose]() };
        await assign(cast, "add", roleId, cast.ids[place]);
        for (const method of administration) {
          await cast.setScopes(method.scopes);
          const code = await cast.ask("member", method.name, inputOf(cast, method));
          const permission = permissionOf(method.name);
          const isPermitted = permission !== undefined && role.permissions.includes(permission);
          const isOpen = isPermitted && (place === "org" || (place === "team" && !ofOrg.has(method.name)));
          const before = codes.get(method.name);
          const isHidden = place === "sibling" && isPermitted && (hidden.has(code) || listsOwn.has(method.name));
          if (!isHidden && (code !== before) !== isOpen)
            wrong.push(`${method.name} for the ${place}: ${code}, without ${before}`);
          if (code !== "ok") continue;
          // What was changed must not decide the next cell.
          await cast[Symbol.asyncDispose]();
          cast = await openCast();
          await assign(cast, "add", roleId, cast.ids[place]);
        }
      }
      assert.deepEqual(wrong, []);
    });
  }

  test("ends with the next call after it was removed", async () => {
    await using cast = await openCast();
    const method = methods.get("admin.users.list");
    assert.ok(method);
    for (const verb of ["add", "remove"] as const) {
      await assign(cast, verb, "Rl03", cast.ids.team);
      await cast.setScopes(method.scopes);
      const code = await cast.ask("member", method.name, { team_id: cast.ids.team });
      assert.equal(code, verb === "add" ? "ok" : "not_an_admin");
    }
  });
});

test("the page of roles offers every role that can be assigned, and for what", () => {
  const subjects = Object.entries(systemRoles).filter(([, role]) => role.permissions.length > 0);
  assert.deepEqual(assignable, Object.fromEntries(subjects.map(([id, { entities }]) => [id, entities])));
});
