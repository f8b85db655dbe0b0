import { limits, type Outcome, succeed } from "@platform/protocol";
import type { MailEnding } from "../../ports/mail/mailTransport.ts";
import { deleteMail, updateMail } from "../../storage/queries/mail.ts";
import { defineOperation } from "../context.ts";

export interface SettledMail {
  readonly id: string;
  /** The try that ended. */
  readonly attempt: number;
  readonly expiresMs: number;
  readonly ending: MailEnding;
}

/** Stores how a try ended. What was given up loses its content, which may hold a link, and stays as a record. */
export const settleMail = defineOperation(
  import.meta,
  async (ctx, { id, attempt, expiresMs, ending }: SettledMail): Promise<Outcome<{ isOver: boolean }, never>> => {
    const sent = { id, attempt };
    if (ending.kind === "sent") await deleteMail(ctx.db, sent);
    const ended = {
      due_ms: null,
      server_id: null,
      ended_ms: ctx.nowMs,
      expires_ms: ctx.nowMs + limits.mail_record_s * 1000,
    };
    if (ending.kind === "captured") await updateMail(ctx.db, sent, { ...ended, outcome: "captured" });
    if (ending.kind === "sent" || ending.kind === "captured") return succeed({ isOver: true });
    const { fault } = ending;
    const waitS = ending.kind === "deferred" ? limits.mail_retries_s[attempt - 1] : undefined;
    const dueMs = waitS === undefined ? undefined : ctx.nowMs + waitS * 1000;
    const isOver = dueMs === undefined || dueMs >= expiresMs;
    if (isOver) await updateMail(ctx.db, sent, { ...ended, outcome: "failed", sealed: "", fault });
    else await updateMail(ctx.db, sent, { due_ms: dueMs, server_id: null, fault });
    return succeed({ isOver });
  },
);
