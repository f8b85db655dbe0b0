import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";
import type { MailRow, MailTable } from "../tables/mail.ts";

export async function insertMail(tx: Tx, row: Insertable<MailTable>): Promise<void> {
  await tx.insertInto("mail").values(row).execute();
}

/**
 * Takes what is due, the oldest first. Of two servers that take it at once, one waits for the other, looks at the row again
 * and finds that it is not due any more.
 */
export const claimDueMail = writeStatement<
  [nowMs: number, leaseUntilMs: number, serverId: string, limit: number],
  MailRow
>(`update mail set due_ms = $2, server_id = $3, attempt = attempt + 1
  where id in (select id from mail where due_ms <= $1 order by due_ms, id limit $4) and due_ms <= $1
  returning *`);

/** What these servers were sending is due again. */
export async function releaseMailOf(tx: Tx, serverIds: readonly string[], nowMs: number): Promise<void> {
  await tx
    .updateTable("mail")
    .set({ server_id: null, due_ms: nowMs })
    .where("server_id", "in", serverIds)
    .where("due_ms", ">", nowMs)
    .execute();
}

/** A try of a mail: what another server has begun since is not its business. */
export type MailTry = Pick<MailRow, "id" | "attempt">;

export async function deleteMail(tx: Tx, { id, attempt }: MailTry): Promise<void> {
  await tx.deleteFrom("mail").where("id", "=", id).where("attempt", "=", attempt).execute();
}

export async function updateMail(
  tx: Tx,
  { id, attempt }: MailTry,
  change: Partial<Omit<MailRow, "id" | "attempt">>,
): Promise<void> {
  await tx
    .updateTable("mail")
    .set(change)
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .where("ended_ms", "is", null)
    .execute();
}

/** The mails of an address's earlier invitations, whose links have ended. What dev mode captured stays visible. */
export async function deleteInvitationMail(tx: Tx, teamId: string, recipient: string): Promise<void> {
  await tx
    .deleteFrom("mail")
    .where("recipient", "=", recipient)
    .where("kind", "=", "invitation")
    .where("team_id", "=", teamId)
    .where((mail) => mail.or([mail("outcome", "is", null), mail("outcome", "=", "failed")]))
    .execute();
}

export async function selectHasDueMail(db: Db, nowMs: number): Promise<boolean> {
  const row = await db.selectFrom("mail").select("id").where("due_ms", "<=", nowMs).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** What dev mode has captured, the latest first. */
export function selectCapturedMail(db: Db, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom("mail")
    .selectAll()
    .where("outcome", "=", "captured")
    .orderBy("created_ms", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function selectMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Which of these addresses refused their last invitation. */
export async function selectRefusedInvitations(
  db: Db,
  teamId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom("mail")
    .select("recipient")
    .where("recipient", "in", emails)
    .where("kind", "=", "invitation")
    .where("team_id", "=", teamId)
    .where("outcome", "=", "failed")
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

/** The mail with a link of this person that has ended, if it still waits. */
export async function deleteConfirmationMail(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("mail")
    .where("user_id", "=", userId)
    .where("kind", "=", "email_confirmation")
    .where("outcome", "is", null)
    .execute();
}
