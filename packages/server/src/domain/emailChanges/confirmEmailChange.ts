import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteConfirmed } from "../../storage/queries/emailChanges.ts";
import { lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { updateUser } from "../../storage/queries/users.ts";
import { notePerson } from "../audit/notePerson.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { emitAccountEvents } from "../users/emitUserEvents.ts";
import { checkNewEmail, type NewEmailCode } from "./checkNewEmail.ts";

export type ConfirmEmailCode = NewEmailCode | "link_over";

/**
 * The new address takes effect. The link opens for the person who asked for it alone: a mistyped address belongs to another
 * person, who could otherwise confirm it and choose a new password. A refusal rolls back, so that the link can be used again.
 */
export const confirmEmailChange = defineOperation(
  import.meta,
  async (
    ctx,
    { userId, key }: { readonly userId: string; readonly key: string },
  ): Promise<Outcome<{ email: string }, ConfirmEmailCode>> => {
    // No other account takes the address between the check and the commit.
    await lockRedemption(ctx.db);
    const change = await deleteConfirmed(ctx.db, { userId, hash: hashToken(key), nowMs: ctx.nowMs });
    if (!change) return refuse("link_over");
    const { email } = change;
    const checked = await checkNewEmail(ctx.db, userId, email);
    if (!checked.ok) return checked;
    const { user } = checked;
    const proved = { email, email_verified_ms: ctx.nowMs, updated_ms: ctx.nowMs };
    await updateUser(ctx.db, user, proved);
    await emitAccountEvents(ctx, userId);
    const details = { previous_email: user.email ?? "", by: "confirmation" };
    await notePerson(ctx, { ...user, email }, "user_email_updated", { actorId: userId, details });
    return succeed({ email });
  },
);
