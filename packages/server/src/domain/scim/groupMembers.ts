import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectMembershipsIn } from "../../storage/queries/scimPeople.ts";
import type { WriteContext } from "../context.ts";
import { setUsergroupMembers } from "../usergroups/setUsergroupMembers.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import type { Entry } from "./attributeTree.ts";
import type { GroupCode } from "./codes.ts";

/** Says who is in a group. People who are deactivated are passed over: they come back into it only when the client sends them again. */
export async function setMembers(
  ctx: WriteContext,
  group: UsergroupRow,
  members: { readonly before: readonly string[]; readonly wanted: unknown },
): Promise<Outcome<object, GroupCode>> {
  const ids = idsIn(members.wanted);
  if (ids.length > limits.usergroup_members_max) return refuse("too_many_members");
  const people = await selectMembershipsIn(ctx.db, [group.team_id], ids);
  const known = new Set(people.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined)
    return refuse("invalid_value", `${unknown.slice(0, 50)} is not a person of the workspace of the group`);
  const userIds = people.filter(({ deactivated_ms }) => deactivated_ms === null).map(({ id }) => id);
  const isSame = userIds.length === members.before.length && userIds.every((id) => members.before.includes(id));
  if (isSame) return succeed({});
  const set = await setUsergroupMembers.within(ctx, { groupId: group.id, userIds, isEmptyAllowed: true });
  if (set.ok) return succeed({});
  if (set.error === "permission_denied") return refuse("permission_denied");
  return refuse(set.error === "no_such_subteam" ? "group_not_found" : "invalid_value", set.error);
}

function idsIn(wanted: unknown): string[] {
  const entries = (wanted ?? []) as Entry[];
  return [...new Set(entries.map(({ value }) => (typeof value === "string" ? value : "")))];
}
