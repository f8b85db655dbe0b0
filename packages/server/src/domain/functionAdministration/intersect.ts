import type { FunctionVisibility } from "@platform/protocol/workflows/functionVisibility.ts";
import type { Db } from "../../storage/db.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";

/** Whose workflows may use a function. The ids are those of `type`, and include the collaborators of the app. */
export interface Allowed {
  readonly type: FunctionVisibility;
  readonly userIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly orgIds: readonly string[];
}

export const everyone: Allowed = { type: "everyone", userIds: [], teamIds: [], orgIds: [] };
const noOne: Allowed = { ...everyone, type: "no_one" };

/** What two layers of permissions allow together. */
export async function intersect(db: Db, one: Allowed, other: Allowed): Promise<Allowed> {
  if (one.type === "everyone") return other;
  if (other.type === "everyone") return one;
  if (one.type === "no_one" || other.type === "no_one") return noOne;
  if (one.type === "app_collaborators" && other.type === "app_collaborators") return one;
  const userIds: string[] = [];
  for (const id of new Set([...one.userIds, ...other.userIds])) {
    if ((await includes(db, one, id)) && (await includes(db, other, id))) userIds.push(id);
  }
  const shared = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id));
  const both = {
    type: "named_entities" as const,
    userIds,
    teamIds: shared(one.teamIds, other.teamIds),
    orgIds: shared(one.orgIds, other.orgIds),
  };
  return both.userIds.length + both.teamIds.length + both.orgIds.length === 0 ? noOne : both;
}

async function includes(db: Db, { userIds, teamIds, orgIds }: Allowed, userId: string): Promise<boolean> {
  if (userIds.includes(userId)) return true;
  if (teamIds.length + orgIds.length === 0) return false;
  const teams = await selectTeamsOfUser(db, userId);
  return teams.some(({ id, org_id: orgId }) => teamIds.includes(id) || (orgId !== null && orgIds.includes(orgId)));
}
