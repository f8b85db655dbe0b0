import { limits } from "@platform/protocol";
import { insertMail } from "../../storage/queries/mail.ts";
import type { WriteContext } from "../context.ts";
import type { MailContents, MailKind } from "./mailContent.ts";
import { sealMail } from "./sealedMail.ts";

export interface QueuedMail<Kind extends MailKind> {
  readonly kind: Kind;
  readonly recipient: string;
  readonly userId?: string;
  readonly teamId: string;
  readonly locale: string;
  readonly content: MailContents[Kind];
  /** Until when it is of use; a few days unless told. */
  readonly untilMs?: number;
}

/**
 * Queues a mail in the transaction of its cause, so that there is none about a change that was rolled back. Without a mail
 * server it does nothing.
 */
export async function queueMail<Kind extends MailKind>(ctx: WriteContext, mail: QueuedMail<Kind>): Promise<void> {
  if (!ctx.sendsMail) return;
  const id = ctx.ids.unguessable();
  await insertMail(ctx.db, {
    id,
    kind: mail.kind,
    recipient: mail.recipient,
    user_id: mail.userId ?? null,
    team_id: mail.teamId,
    locale: mail.locale,
    sealed: sealMail(ctx, id, mail.content),
    created_ms: ctx.nowMs,
    expires_ms: mail.untilMs ?? ctx.nowMs + limits.mail_life_s * 1000,
    due_ms: ctx.nowMs,
    server_id: null,
    ended_ms: null,
    outcome: null,
  });
}
