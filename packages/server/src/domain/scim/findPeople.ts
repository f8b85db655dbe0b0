import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectGroupsOfPeople } from "../../storage/queries/scimGroups.ts";
import { selectMembershipsIn } from "../../storage/queries/scimPeople.ts";
import { selectScimResources } from "../../storage/queries/scimResources.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { ScimResourceRow } from "../../storage/tables/scimResources.ts";
import type { ReadContext } from "../context.ts";
import type { Directory } from "./directory.ts";

/** A person as a client of SCIM sees them. */
export interface ScimPerson {
  /** In the workspace of the token; of people who do not belong to it, in the one where they have been active longest. */
  readonly user: UserRow;
  /** In every workspace that the client manages. */
  readonly memberships: readonly UserRow[];
  readonly isActive: boolean;
  /** What the client gave. */
  readonly stored: ScimResourceRow | undefined;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** These people of the directory, in the order of the ids. Those of other workspaces are not found. */
export async function findPeople(
  { db }: ReadContext,
  { teamIds, connectionId }: Directory,
  ids: readonly string[],
): Promise<ScimPerson[]> {
  const rows = Map.groupBy(await selectMembershipsIn(db, teamIds, ids), ({ id }) => id);
  const stored = await selectScimResources(db, connectionId, ids);
  const groups = Map.groupBy(await selectGroupsOfPeople(db, teamIds, ids), ({ user_id }) => user_id);
  return ids.flatMap((id) => {
    const memberships = rows.get(id) ?? [];
    const user = homeOf(memberships, teamIds[0]);
    if (!user) return [];
    const isActive = memberships.some(({ deactivated_ms }) => deactivated_ms === null);
    return [{ user, memberships, isActive, stored: stored.get(id), groups: groups.get(id) ?? [] }];
  });
}

export async function findPerson(
  ctx: ReadContext,
  directory: Directory,
  id: string,
): Promise<Outcome<{ person: ScimPerson }, "user_not_found">> {
  const [person] = isIdShaped(id) ? await findPeople(ctx, directory, [id]) : [];
  return person ? succeed({ person }) : refuse("user_not_found");
}

function homeOf(memberships: readonly UserRow[], teamId: string): UserRow | undefined {
  const active = memberships.filter(({ deactivated_ms }) => deactivated_ms === null);
  const candidates = active.length > 0 ? active : memberships;
  return candidates.find(({ team_id }) => team_id === teamId) ?? candidates[0];
}
