import type { OutgoingMail } from "../../ports/mail/mailTransport.ts";
import type { Secrets } from "../../ports/ports.ts";
import { draftMail } from "./draftMail.ts";
import type { MailRow } from "./mailContent.ts";
import { printHtml, printText } from "./printMail.ts";
import { unsealMail } from "./sealedMail.ts";

export interface MailSurroundings {
  readonly secrets: Secrets;
  readonly baseUrl: string;
  /** The part of the `Message-ID` after the @. */
  readonly domain: string;
}

/** Out-of-office replies and mailing lists leave such mail alone. */
const headers: Readonly<Record<string, string>> = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "All",
};

/** A queued mail as it is sent. Composed for each try, so that its links have the address that the server has now. */
export function composeMail(row: MailRow, { secrets, baseUrl, domain }: MailSurroundings): OutgoingMail {
  const draft = draftMail(row.kind, unsealMail(secrets, row), row.locale);
  const printing = { baseUrl, locale: row.locale };
  return {
    to: row.recipient,
    subject: draft.subject,
    text: printText(draft, printing),
    html: printHtml(draft, printing),
    messageId: `<${row.id}@${domain}>`,
    dateMs: row.created_ms,
    headers,
  };
}
