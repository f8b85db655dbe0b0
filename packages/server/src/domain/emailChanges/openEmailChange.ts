import { type Outcome, succeed } from "@platform/protocol";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { mailPerson } from "../mail/mailPerson.ts";
import { checkNewEmail, type NewEmailCode } from "./checkNewEmail.ts";
import { mailLink } from "./mailLink.ts";

/** Mails a link to the new address and a notice to the present one. An earlier change that was not confirmed ends. */
export const openEmailChange = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly userId: string; readonly email: string; readonly session: string },
  ): Promise<Outcome<object, NewEmailCode>> => {
    const { userId, email, session } = input;
    const checked = await checkNewEmail(ctx.db, userId, email);
    if (!checked.ok) return checked;
    await mailLink(ctx, userId, email);
    await mailPerson(ctx, { kind: "email_change", userId, content: ({ tz }) => ({ email, atMs: ctx.nowMs, tz }) });
    await noteSignIn(ctx, { action: "user_email_change_requested", userId, session, details: { email } });
    return succeed({});
  },
);
