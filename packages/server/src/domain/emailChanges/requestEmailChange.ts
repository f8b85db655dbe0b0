import { type Outcome, refuse } from "@platform/protocol";
import { selectPasswordHash } from "../../storage/queries/passwords.ts";
import type { Context } from "../context.ts";
import { isEmail } from "../oneTimeLinks/personFault.ts";
import { accountTries, emailChangeTries } from "../people/attemptKeys.ts";
import { forgetAttempts } from "../people/forgetAttempts.ts";
import { isPassword } from "../people/passwordHash.ts";
import { takeAttempt } from "../people/takeAttempt.ts";
import type { NewEmailCode } from "./checkNewEmail.ts";
import { openEmailChange } from "./openEmailChange.ts";
import { repeatEmailChange } from "./repeatEmailChange.ts";

export type EmailChangeCode = NewEmailCode | "email_wrong" | "wrong_password" | "too_many_tries" | "too_many_mails";

interface EmailChangeForm {
  readonly userId: string;
  readonly session: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Starts a change of the caller's address. It takes the password: with a new address, a person who found an open browser could
 * choose a new password and keep the account.
 */
export async function requestEmailChange(
  ctx: Context,
  { userId, session, email: given, password }: EmailChangeForm,
): Promise<Outcome<object, EmailChangeCode>> {
  const email = given.trim();
  if (!isEmail(email)) return refuse("email_wrong");
  const account = accountTries(ctx.secrets, userId);
  const counted = await ctx.write(takeAttempt, { tries: [account] });
  if (!counted.ok) return counted;
  if (!(await isPassword(password, await selectPasswordHash(ctx.db, userId)))) return refuse("wrong_password");
  await ctx.write(forgetAttempts, { account: account.key, others: [] });
  const mailed = await ctx.write(takeAttempt, { tries: [emailChangeTries(ctx.secrets, userId)] });
  return mailed.ok ? ctx.write(openEmailChange, { userId, session, email }) : refuse("too_many_mails");
}

/** Sends the link again. It counts like a change: the address may belong to a person who wants no mail. */
export async function resendEmailChange(
  ctx: Context,
  userId: string,
): Promise<Outcome<object, "too_many_mails" | "not_waiting">> {
  const mailed = await ctx.write(takeAttempt, { tries: [emailChangeTries(ctx.secrets, userId)] });
  return mailed.ok ? ctx.write(repeatEmailChange, { userId }) : refuse("too_many_mails");
}
