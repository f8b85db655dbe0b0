import { limits } from "@platform/protocol";
import { upsertEmailChange } from "../../storage/queries/emailChanges.ts";
import type { WriteContext } from "../context.ts";
import { mailPerson } from "../mail/mailPerson.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { endEmailChange } from "./endEmailChange.ts";

/** The path of a link. The server logs the pattern of an address, and pages send no referrer. */
function confirmationPath(secret: string): string {
  return `/account/email/confirm/${secret}`;
}

/** Mails a new link. The store has only its hash, so that a link cannot be mailed twice; the one before ends. */
export async function mailLink(ctx: WriteContext, userId: string, email: string): Promise<void> {
  await endEmailChange(ctx, userId);
  const secret = ctx.ids.unguessable();
  const untilMs = ctx.nowMs + limits.email_change_life_s * 1000;
  await upsertEmailChange(ctx.db, {
    user_id: userId,
    email,
    hash: hashToken(secret),
    created_ms: ctx.nowMs,
    expires_ms: untilMs,
  });
  const content = () => ({ path: confirmationPath(secret) });
  await mailPerson(ctx, { kind: "email_confirmation", userId, recipient: email, untilMs, content });
}
