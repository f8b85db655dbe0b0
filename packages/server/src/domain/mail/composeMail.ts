import type { OutgoingMail } from "../../ports/mail/mailTransport.ts";
import type { Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { readDigest } from "../mailDigests/readDigest.ts";
import { unsubscribePath } from "../mailDigests/unsubscribeKey.ts";
import { draftMail } from "./draftMail.ts";
import type { MailContent, MailRow } from "./mailContent.ts";
import { printHtml, printText } from "./printMail.ts";
import { unsealMail } from "./sealedMail.ts";

export interface MailSurroundings {
  readonly secrets: Secrets;
  readonly baseUrl: string;
  /** The part of the `Message-ID` after the @. */
  readonly domain: string;
  readonly nowMs: number;
  /** Whether what people wrote stays out of mails. */
  readonly hidesContent: boolean;
  /** Whether a digest shows what was read meanwhile, too. */
  readonly withRead?: boolean;
}

/** Out-of-office replies and mailing lists leave such mail alone. */
const automatic: Readonly<Record<string, string>> = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "All",
};

/**
 * A queued mail as it is sent. Composed for each try, so that its links have the address that the server has now, and a digest
 * the texts that still exist; nothing when a digest has none left.
 */
export async function composeMail(
  db: Db,
  row: MailRow,
  surroundings: MailSurroundings,
): Promise<OutgoingMail | undefined> {
  const { secrets, baseUrl, domain } = surroundings;
  const content = await contentOf(db, row, surroundings);
  if (!content) return undefined;
  const draft = draftMail(row.kind, content, row.locale);
  const unsubscribe = draft.unsubscribe === undefined ? undefined : unsubscribePath(secrets, row.user_id ?? "");
  const printing = { baseUrl, locale: row.locale, unsubscribe };
  return {
    to: row.recipient,
    subject: draft.subject,
    text: printText(draft, printing),
    html: printHtml(draft, printing),
    messageId: `<${row.id}@${domain}>`,
    dateMs: row.created_ms,
    headers: unsubscribe === undefined ? automatic : { ...automatic, ...oneClick(baseUrl + unsubscribe) },
  };
}

async function contentOf(db: Db, row: MailRow, around: MailSurroundings): Promise<MailContent | undefined> {
  const { secrets, nowMs, hidesContent, withRead = false } = around;
  if (row.kind !== "digest") return unsealMail(secrets, row);
  const content = unsealMail(secrets, { ...row, kind: row.kind });
  const { messages } = content;
  const reading = { userId: row.user_id ?? "", locale: row.locale, messages, nowMs, hidesContent, withRead };
  const conversations = await readDigest(db, reading);
  return conversations.length === 0 ? undefined : { ...content, conversations };
}

/** RFC 8058: mail programs end such mails with one request, without a page and without signing in. */
function oneClick(url: string): Readonly<Record<string, string>> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
