import { sql } from "kysely";
import { cachedStatement } from "../cachedStatement.ts";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { readStatement, rowsPerStatement } from "../statement.ts";
import type { MembershipRow, UserRow } from "../tables/memberships.ts";
import type { TeamRow } from "../tables/teams.ts";
import type { OrgRole } from "../tables/users.ts";
import { sortNameOf, usersIn } from "./users.ts";

/** The user in every workspace that they belong to or belonged to, the oldest membership first. */
export function selectMemberships(db: Db, userId: string): Promise<UserRow[]> {
  return usersIn(db)
    .where("memberships.user_id", "=", userId)
    .orderBy("memberships.joined_ms")
    .orderBy("memberships.team_id")
    .execute();
}

/** The same without workspaces that the user has left or that are deleted. */
export function selectActiveMemberships(db: Db, userId: string): Promise<UserRow[]> {
  return usersIn(db)
    .innerJoin("teams", "teams.id", "memberships.team_id")
    .where("memberships.user_id", "=", userId)
    .where("memberships.deactivated_ms", "is", null)
    .where("teams.deleted_ms", "is", null)
    .orderBy("memberships.joined_ms")
    .orderBy("memberships.team_id")
    .execute();
}

/** The workspaces that a user is active in, the oldest membership first. */
export function selectTeamsOfUser(db: Db, userId: string): Promise<TeamRow[]> {
  return db
    .selectFrom("memberships")
    .innerJoin("teams", "teams.id", "memberships.team_id")
    .selectAll("teams")
    .where("memberships.user_id", "=", userId)
    .where("memberships.deactivated_ms", "is", null)
    .where("teams.deleted_ms", "is", null)
    .orderBy("memberships.joined_ms")
    .orderBy("memberships.team_id")
    .execute();
}

/** Adds an existing account to a further workspace. */
export async function insertMembership(
  tx: Tx,
  user: Pick<UserRow, "id" | "real_name">,
  row: Omit<MembershipRow, "user_id" | "sort_name" | "field_values">,
): Promise<void> {
  await tx
    .insertInto("memberships")
    .values({ ...row, user_id: user.id, sort_name: sortNameOf({ ...row, real_name: user.real_name }) })
    .execute();
}

const selectOrgs = readStatement<[userId: string], { org_id: string | null }>(`
  select teams.org_id from memberships join teams on teams.id = memberships.team_id
  where memberships.user_id = $1 and teams.org_id is not null limit 1`);

/** The org that all workspaces of a user belong to. Undefined for a user outside any org. */
export async function selectOrgOfUser(db: Db, userId: string): Promise<string | undefined> {
  return (await selectOrgs(db, userId))[0]?.org_id ?? undefined;
}

/** Whether the channel `c` is at home in the workspace, or shared with it. */
export const isChannelOf = (c: string, teamId: string): string => `(${c}.team_id = ${teamId} or (
  ${c}.sharing is not null and exists (
    select 1 from channel_teams t where t.channel_key = ${c}.key and t.team_id = ${teamId})))`;

const ofChannel = (m: string, c: string): string => `
    select 1 from memberships s where s.user_id = ${m}.user_id and (s.team_id = ${c}.team_id or (
      ${c}.sharing is not null and s.team_id in (select t.team_id from channel_teams t where t.channel_key = ${c}.key)))`;

/**
 * Whether the member `m` of the channel `c` still belongs to a workspace that has the channel. Members keep their row
 * when they leave the workspace. The bot of an org-wide app has no membership in most workspaces, and leaves none.
 */
export const isActiveMember = (m: string, c: string): string => `(
  not exists (${ofChannel(m, c)} and s.deactivated_ms is not null)
  or exists (${ofChannel(m, c)} and s.deactivated_ms is null))`;

/** An org and the workspaces of it that a user is active in. */
export interface EnterpriseRow {
  readonly org_id: string;
  readonly org_name: string;
  readonly team_ids: readonly string[];
}

interface EnterpriseTeamRow {
  readonly user_id: string;
  readonly team_id: string;
  readonly org_id: string;
  readonly org_name: string;
}

const selectEnterprise = cachedStatement<[userId: string], EnterpriseTeamRow>(`
  select memberships.user_id, memberships.team_id, orgs.id as org_id, orgs.name as org_name
  from memberships join teams on teams.id = memberships.team_id join orgs on orgs.id = teams.org_id
  where memberships.user_id = $1 and memberships.deactivated_ms is null and teams.deleted_ms is null
  order by memberships.joined_ms, memberships.team_id`);

function selectEnterpriseTeams(db: Db, userIds: readonly string[]): Promise<EnterpriseTeamRow[]> {
  return db
    .selectFrom("memberships")
    .innerJoin("teams", "teams.id", "memberships.team_id")
    .innerJoin("orgs", "orgs.id", "teams.org_id")
    .select(["memberships.user_id", "memberships.team_id", "orgs.id as org_id", "orgs.name as org_name"])
    .where("memberships.user_id", "in", userIds)
    .where("memberships.deactivated_ms", "is", null)
    .where("teams.deleted_ms", "is", null)
    .orderBy("memberships.joined_ms")
    .orderBy("memberships.team_id")
    .execute();
}

/** By user; without users outside any org. One user is asked for often, so that statement is prepared and cached. */
export async function selectEnterprises(db: Db, userIds: readonly string[]): Promise<Map<string, EnterpriseRow>> {
  const found = new Map<string, EnterpriseRow & { team_ids: string[] }>();
  for (let at = 0; at < userIds.length; at += rowsPerStatement) {
    const ids = userIds.slice(at, at + rowsPerStatement);
    const [first = ""] = ids;
    const rows = ids.length === 1 ? await selectEnterprise(db, first) : await selectEnterpriseTeams(db, ids);
    for (const { user_id, team_id, org_id, org_name } of rows) {
      const known = found.get(user_id);
      if (known) known.team_ids.push(team_id);
      else found.set(user_id, { org_id, org_name, team_ids: [team_id] });
    }
  }
  return found;
}

/**
 * Locks an account until the commit, before its rank is read: of a transfer and a removal at once, the second one sees what
 * the first one did. SQLite has one writer.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  if (dialectOf(tx) !== "postgres") return;
  await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
}

/** Whether the role was still the one before. */
export async function updateOrgRole(
  tx: Tx,
  change: {
    readonly userId: string;
    readonly before: OrgRole | null;
    readonly after: OrgRole | null;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const updated = await tx
    .updateTable("users")
    .set({ org_role: change.after, updated_ms: change.nowMs })
    .where("id", "=", change.userId)
    .where("org_role", change.before === null ? "is" : "=", change.before)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** The handle of a user in a workspace; of an admin of the org who does not belong to it, in their own. */
export const handleIn = (teamId: string, userId: string) => sql<string>`(
  select m.name from memberships m where m.user_id = ${sql.ref(userId)}
  order by case when m.team_id = ${sql.ref(teamId)} then 0 else 1 end, m.joined_ms, m.team_id limit 1)`;

/** The workspaces that a person belongs or belonged to, and their orgs. */
export const selectMembershipTeams = readStatement<[userId: string], { team_id: string; org_id: string | null }>(
  "select m.team_id, t.org_id from memberships m join teams t on t.id = m.team_id where m.user_id = $1",
);
