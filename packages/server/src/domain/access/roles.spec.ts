import assert from "node:assert/strict";
import { test } from "node:test";
import type { Role } from "../../storage/tables/memberships.ts";
import { isOrgAdmin, isOrgOwner, isWorkspaceAdmin, isWorkspaceOwner } from "./roles.ts";

const own = { id: "T1", org_id: "E1" };
const sister = { id: "T2", org_id: "E1" };
const stranger = { id: "T3", org_id: "E2" };
const alone = { id: "T4", org_id: null };

function person(role: Role, orgRole?: "owner" | "admin", orgId: string | undefined = "E1") {
  return { teamId: "T1", role, orgRole, orgId };
}

test("a workspace is run by its admins and owners, and by nobody below", () => {
  const ranks = (
    ["single_channel_guest", "multi_channel_guest", "member", "admin", "owner", "primary_owner"] as const
  ).map((role) => [isWorkspaceAdmin(person(role), own), isWorkspaceOwner(person(role), own)]);
  const [neither, admin, owner] = [
    [false, false],
    [true, false],
    [true, true],
  ];
  assert.deepEqual(ranks, [neither, neither, neither, admin, owner, owner]);
});

test("a role in one workspace is none in the next", () => {
  for (const team of [sister, stranger, alone]) {
    assert.equal(isWorkspaceAdmin(person("primary_owner"), team), false);
    assert.equal(isWorkspaceOwner(person("primary_owner"), team), false);
  }
});

test("who runs the org runs its workspaces, and none outside", () => {
  for (const team of [own, sister]) {
    assert.equal(isWorkspaceAdmin(person("member", "admin"), team), true);
    assert.equal(isWorkspaceOwner(person("member", "admin"), team), false);
    assert.equal(isWorkspaceOwner(person("member", "owner"), team), true);
  }
  for (const team of [stranger, alone]) assert.equal(isWorkspaceAdmin(person("member", "owner"), team), false);
});

test("a role in an org is none once the workspace has left it", () => {
  const left = { ...person("member", "owner"), orgId: undefined };
  assert.deepEqual([isOrgAdmin(left), isOrgOwner(left), isWorkspaceAdmin(left, alone)], [false, false, false]);
  assert.deepEqual([isOrgAdmin(person("member", "admin")), isOrgOwner(person("member", "admin"))], [true, false]);
});
