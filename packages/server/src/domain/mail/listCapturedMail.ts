import { limits } from "@platform/protocol";
import type { OutgoingMail } from "../../ports/mail/mailTransport.ts";
import type { Db } from "../../storage/db.ts";
import { selectCapturedMail, selectMail } from "../../storage/queries/mail.ts";
import { composeMail, type MailSurroundings } from "./composeMail.ts";
import type { MailRow } from "./mailContent.ts";

/** A mail that dev mode did not send. */
export interface CapturedMail extends OutgoingMail {
  readonly id: string;
  readonly kind: MailRow["kind"];
}

/** The latest first. */
export async function listCapturedMail(db: Db, surroundings: MailSurroundings): Promise<CapturedMail[]> {
  const rows = await selectCapturedMail(db, limits.page_default);
  const mails = await Promise.all(rows.map((row) => present(db, row, surroundings)));
  return mails.filter((mail) => mail !== undefined);
}

export async function readCapturedMail(
  db: Db,
  surroundings: MailSurroundings,
  id: string,
): Promise<CapturedMail | undefined> {
  const row = await selectMail(db, id);
  return row?.outcome === "captured" ? present(db, row, surroundings) : undefined;
}

async function present(db: Db, row: MailRow, surroundings: MailSurroundings): Promise<CapturedMail | undefined> {
  const mail = await composeMail(db, row, { ...surroundings, withRead: true });
  return mail && { id: row.id, kind: row.kind, ...mail };
}
