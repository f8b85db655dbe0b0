import { sortName } from "@platform/protocol/menus/sortName.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { cachedStatement } from "../cachedStatement.ts";
import type { MembershipRow, NewUser, UserChange, UserRow } from "../tables/memberships.ts";

const membershipColumns = [
  "memberships.team_id",
  "memberships.name",
  "memberships.display_name",
  "memberships.title",
  "memberships.role",
  "memberships.joined_ms",
  "memberships.deactivated_ms",
  "memberships.expires_ms",
  "memberships.sort_name",
  "memberships.field_values",
] as const;

/** The columns of a `UserRow`, for statements that are written as SQL. */
export const userColumns = `users.*, ${membershipColumns.join(", ")}`;

/** Users with their memberships, one row for each workspace. */
export function usersIn(db: Db) {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .selectAll("users")
    .select(membershipColumns);
}

const selectById = cachedStatement<[teamId: string, userId: string], UserRow>(`
  select ${userColumns} from memberships join users on users.id = memberships.user_id
  where memberships.team_id = $1 and memberships.user_id = $2`);

/** A user of a workspace, whether still active there or not. */
export async function selectUser(db: Db, teamId: string, userId: string): Promise<UserRow | undefined> {
  return (await selectById(db, teamId, userId))[0];
}

const selectHome = cachedStatement<[userId: string], UserRow>(`
  select ${userColumns} from memberships join users on users.id = memberships.user_id
    join teams on teams.id = memberships.team_id
  where memberships.user_id = $1
  order by case when memberships.deactivated_ms is null and teams.deleted_ms is null then 0 else 1 end,
    memberships.joined_ms, memberships.team_id
  limit 1`);

/** A user where no workspace is named: in the one they have been active in for the longest time. */
export async function selectUserAtHome(db: Db, userId: string): Promise<UserRow | undefined> {
  return (await selectHome(db, userId))[0];
}

/** People and bots of a workspace by id, so that a page continues where the last one ended, although people join meanwhile. */
export function selectUsers(
  db: Db,
  where: { readonly teamId: string; readonly afterId: string; readonly limit: number },
): Promise<UserRow[]> {
  return usersIn(db)
    .where("memberships.team_id", "=", where.teamId)
    .where("memberships.user_id", ">", where.afterId)
    .orderBy("memberships.user_id")
    .limit(where.limit)
    .execute();
}

/** Those of these users who have a membership in the workspace, in no order. */
export async function selectUsersById(db: Db, teamId: string, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  return usersIn(db).where("memberships.team_id", "=", teamId).where("memberships.user_id", "in", ids).execute();
}

/** People of a workspace by id, without its bots. */
export function selectPeople(
  db: Db,
  where: {
    readonly teamId: string;
    readonly isActive: boolean | undefined;
    readonly roles: readonly UserRow["role"][];
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<UserRow[]> {
  return usersIn(db)
    .where("memberships.team_id", "=", where.teamId)
    .where("users.bot_id", "is", null)
    .where("memberships.user_id", ">", where.afterId)
    .$if(where.roles.length > 0, (query) => query.where("memberships.role", "in", where.roles))
    .$if(where.isActive !== undefined, (query) =>
      query.where("memberships.deactivated_ms", where.isActive ? "is" : "is not", null),
    )
    .orderBy("memberships.user_id")
    .limit(where.limit)
    .execute();
}

/** Changes the account, the membership of the row, or both. */
export async function updateUser(
  tx: Tx,
  { id, team_id }: Pick<UserRow, "id" | "team_id">,
  change: UserChange,
): Promise<void> {
  const { account, membership } = splitUser(change);
  if (Object.keys(account).length > 0) await tx.updateTable("users").set(account).where("id", "=", id).execute();
  if (Object.keys(membership).length > 0) {
    await tx
      .updateTable("memberships")
      .set(membership)
      .where("team_id", "=", team_id)
      .where("user_id", "=", id)
      .execute();
  }
  if ("name" in change || "real_name" in change || "display_name" in change) await updateSortNames(tx, id);
}

/** The real name is shown where a membership has no display name, so it moves the user in every workspace. */
async function updateSortNames(tx: Tx, userId: string): Promise<void> {
  const rows = await usersIn(tx).where("memberships.user_id", "=", userId).execute();
  for (const row of rows) {
    await tx
      .updateTable("memberships")
      .set({ sort_name: sortNameOf(row) })
      .where("team_id", "=", row.team_id)
      .where("user_id", "=", userId)
      .execute();
  }
}

/** Adds an account with its first membership. */
export async function insertUser(tx: Tx, row: NewUser): Promise<void> {
  const { account, membership } = splitUser(row);
  await tx.insertInto("users").values(account).execute();
  await tx
    .insertInto("memberships")
    .values({ ...membership, user_id: account.id, sort_name: sortNameOf(row) })
    .execute();
}

/** The columns of a `UserRow` that belong to the membership. */
const membershipKeys = {
  team_id: true,
  name: true,
  display_name: true,
  title: true,
  role: true,
  joined_ms: true,
  deactivated_ms: true,
  expires_ms: true,
  sort_name: true,
  field_values: true,
} as const satisfies Record<keyof Omit<MembershipRow, "user_id">, true>;

type MembershipKey = keyof typeof membershipKeys;

/** What of a user is stored with the account, and what with the membership. */
function splitUser<Row extends object>(
  row: Row,
): { account: Omit<Row, MembershipKey>; membership: Pick<Row, MembershipKey & keyof Row> } {
  const entries = Object.entries(row);
  const account = Object.fromEntries(entries.filter(([name]) => !(name in membershipKeys)));
  const membership = Object.fromEntries(entries.filter(([name]) => name in membershipKeys));
  return { account, membership } as ReturnType<typeof splitUser<Row>>;
}

/** The position of a user among others: by name. */
export function sortNameOf(user: Pick<UserRow, "name" | "real_name" | "display_name">): string {
  return sortName(user.display_name || user.real_name || user.name);
}

export function selectUserByName(db: Db, teamId: string, name: string): Promise<UserRow | undefined> {
  return usersIn(db).where("memberships.team_id", "=", teamId).where("memberships.name", "=", name).executeTakeFirst();
}

/** However it is written: an address is the same in capitals. An active account comes before a deactivated one. */
export function selectUserByEmail(db: Db, teamId: string, email: string): Promise<UserRow | undefined> {
  return usersIn(db)
    .where("memberships.team_id", "=", teamId)
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .where("users.bot_id", "is", null)
    .orderBy((user) => user.case().when("memberships.deactivated_ms", "is", null).then(0).else(1).end())
    .orderBy("users.created_ms")
    .orderBy("users.id")
    .executeTakeFirst();
}

/** The admins of a workspace, for callers who need one of them. */
export function selectAdmins(db: Db, teamId: string, limit: number): Promise<UserRow[]> {
  return usersIn(db)
    .where("memberships.team_id", "=", teamId)
    .where("memberships.role", "in", ["primary_owner", "owner", "admin"])
    .where("users.bot_id", "is", null)
    .where("memberships.deactivated_ms", "is", null)
    .orderBy("users.created_ms")
    .orderBy("users.id")
    .limit(limit)
    .execute();
}

/** A bot has one membership. */
export function selectBotUser(db: Db, botId: string): Promise<UserRow | undefined> {
  return usersIn(db).where("users.bot_id", "=", botId).executeTakeFirst();
}
