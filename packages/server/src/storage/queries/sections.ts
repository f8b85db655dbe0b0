import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";

interface Member {
  readonly teamId: string;
  readonly userId: string;
}

const layoutOf = (db: Db | Tx, { teamId, userId }: Member) =>
  db.selectFrom("sections").select("layout").where("team_id", "=", teamId).where("user_id", "=", userId);

export async function selectLayout(db: Db | Tx, member: Member): Promise<string | undefined> {
  return (await layoutOf(db, member).executeTakeFirst())?.layout;
}

/**
 * The layout, locked until the commit: two browsers of a person may change it on two servers at once. The row is there
 * before it is locked, because no lock covers a row that is missing. SQLite has one writer.
 */
export async function lockLayout(tx: Tx, member: Member): Promise<string> {
  await tx
    .insertInto("sections")
    .values({ team_id: member.teamId, user_id: member.userId, layout: "[]" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = layoutOf(tx, member);
  const locked = dialectOf(tx) === "postgres" ? found.forUpdate() : found;
  return (await locked.executeTakeFirstOrThrow()).layout;
}

export async function updateLayout(tx: Tx, { teamId, userId }: Member, layout: string): Promise<void> {
  await tx
    .updateTable("sections")
    .set({ layout })
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .execute();
}
