import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectGroupMembers, selectUsergroup } from "../../storage/queries/usergroups.ts";
import { selectUsersById } from "../../storage/queries/users.ts";
import { selectScimResources } from "../../storage/queries/scimResources.ts";
import type { UsergroupRow } from "../../storage/tables/usergroups.ts";
import type { ReadContext } from "../context.ts";
import type { Tree } from "./attributeTree.ts";
import type { Directory } from "./directory.ts";

/** A user group as a client of SCIM sees it. */
export interface ScimGroup {
  readonly group: UsergroupRow;
  readonly attributes: Tree;
}

/** A group of the directory. One that is disabled is not found: that is how clients delete groups. */
export async function findGroup(
  ctx: ReadContext,
  directory: Directory,
  id: string,
): Promise<Outcome<{ found: ScimGroup }, "group_not_found">> {
  const group = isIdShaped(id) ? await selectUsergroup(ctx.db, id) : undefined;
  if (!group || !directory.teamIds.includes(group.team_id) || group.disabled_ms !== null)
    return refuse("group_not_found");
  const [found] = await describeGroups(ctx, directory, [group], true);
  return found ? succeed({ found }) : refuse("group_not_found");
}

/** The attributes of these groups. Members are left out where nobody asks for them: a page could have a million. */
export async function describeGroups(
  { db }: ReadContext,
  { connectionId }: Directory,
  groups: readonly UsergroupRow[],
  withMembers: boolean,
): Promise<ScimGroup[]> {
  const ids = groups.map(({ id }) => id);
  const stored = await selectScimResources(db, connectionId, ids);
  const members = withMembers ? await selectGroupMembers(db, ids) : new Map<string, string[]>();
  const described: ScimGroup[] = [];
  for (const group of groups) {
    const userIds = members.get(group.id) ?? [];
    const people = await selectUsersById(db, group.team_id, userIds);
    const names = new Map(people.map((user) => [user.id, user.display_name || user.real_name]));
    const externalId = stored.get(group.id)?.external_id ?? undefined;
    described.push({
      group,
      attributes: {
        displayName: group.name,
        ...(externalId !== undefined && { externalId }),
        ...(withMembers && {
          members: userIds.map((value) => ({ value, display: names.get(value) ?? "", type: "User" })),
        }),
      },
    });
  }
  return described;
}
