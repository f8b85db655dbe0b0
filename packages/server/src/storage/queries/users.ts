import { sortName } from "@platform/protocol/menus/sortName.ts";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { cachedStatement } from "../cachedStatement.ts";
import type { UserRow, UsersTable } from "../tables/users.ts";

const selectById = cachedStatement<[id: string], UserRow>("select * from users where id = $1");

export async function selectUser(db: Db, id: string): Promise<UserRow | undefined> {
  return (await selectById(db, id))[0];
}

/** People and bots of a workspace by id, so that a page continues where the last one ended, although people join meanwhile. */
export function selectUsers(
  db: Db,
  where: { readonly teamId: string; readonly afterId: string; readonly limit: number },
): Promise<UserRow[]> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("team_id", "=", where.teamId)
    .where("id", ">", where.afterId)
    .orderBy("id")
    .limit(where.limit)
    .execute();
}

/** People of a workspace by id, without its bots. */
export function selectPeople(
  db: Db,
  where: {
    readonly teamId: string;
    readonly isActive: boolean | undefined;
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<UserRow[]> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("team_id", "=", where.teamId)
    .where("bot_id", "is", null)
    .where("id", ">", where.afterId)
    .$if(where.isActive !== undefined, (query) => query.where("deactivated_ms", where.isActive ? "is" : "is not", null))
    .orderBy("id")
    .limit(where.limit)
    .execute();
}

export async function updateUser(tx: Tx, id: string, change: Updateable<UsersTable>): Promise<void> {
  const query = tx.updateTable("users").set(change).where("id", "=", id);
  const isRenamed = "name" in change || "real_name" in change || "display_name" in change;
  if (!isRenamed) return void (await query.execute());
  const renamed = await query.returning(["name", "real_name", "display_name"]).executeTakeFirst();
  if (!renamed) return;
  await tx
    .updateTable("users")
    .set({ sort_name: placeOf(renamed) })
    .where("id", "=", id)
    .execute();
}

export async function insertUser(tx: Tx, row: Insertable<UsersTable>): Promise<void> {
  await tx
    .insertInto("users")
    .values({ ...row, sort_name: placeOf(row) })
    .execute();
}

/** The position of a person among others: by name. */
function placeOf(person: Pick<UserRow, "name" | "real_name" | "display_name">): string {
  return sortName(person.display_name || person.real_name || person.name);
}

export function selectUserByName(db: Db, teamId: string, name: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("team_id", "=", teamId).where("name", "=", name).executeTakeFirst();
}

/** However it is written: an address is the same in capitals. An active account comes before a deactivated one. */
export function selectUserByEmail(db: Db, teamId: string, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("team_id", "=", teamId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where("bot_id", "is", null)
    .orderBy((user) => user.case().when("deactivated_ms", "is", null).then(0).else(1).end())
    .orderBy("created_ms")
    .orderBy("id")
    .executeTakeFirst();
}

/** The admins of a workspace, for callers who need one of them. */
export function selectAdmins(db: Db, teamId: string, limit: number): Promise<UserRow[]> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("role", "in", ["primary_owner", "owner", "admin"])
    .where("bot_id", "is", null)
    .where("deactivated_ms", "is", null)
    .orderBy("created_ms")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Other accounts of an org with the same email address, which is how a person is known across its workspaces. */
export function selectNamesakes(db: Db, where: { readonly orgId: string; readonly email: string }): Promise<UserRow[]> {
  return db
    .selectFrom("users")
    .selectAll("users")
    .innerJoin("teams", "teams.id", "users.team_id")
    .where("teams.org_id", "=", where.orgId)
    .where("users.email", "=", where.email)
    .where("users.bot_id", "is", null)
    .where("users.deactivated_ms", "is", null)
    .orderBy("teams.name")
    .execute();
}

export function selectBotUser(db: Db, botId: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("bot_id", "=", botId).executeTakeFirst();
}
