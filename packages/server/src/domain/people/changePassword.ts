import { isLongerThan, isShorterThan, limits, type Outcome, refuse } from "@platform/protocol";
import { selectPasswordHash } from "../../storage/queries/passwords.ts";
import type { Context } from "../context.ts";
import { accountTries } from "./attemptKeys.ts";
import { forgetAttempts } from "./forgetAttempts.ts";
import { hashPassword, isPassword } from "./passwordHash.ts";
import { storePassword } from "./storePassword.ts";
import { takeAttempt } from "./takeAttempt.ts";

export interface PasswordChange {
  readonly userId: string;
  readonly session: string;
  readonly current: string;
  readonly next: string;
}

export type PasswordCode =
  | "wrong_password"
  | "too_many_tries"
  | "password_too_short"
  | "password_too_long"
  | "same_password"
  | "session_over";

/** Changes a password for a person who knows the current one, and signs out every other browser. */
export async function changePassword(
  ctx: Context,
  { userId, session, current, next }: PasswordChange,
): Promise<Outcome<{ session: string }, PasswordCode>> {
  if (isShorterThan(next, limits.password_chars_min)) return refuse("password_too_short");
  if (isLongerThan(next, limits.password_chars_max)) return refuse("password_too_long");
  const account = accountTries(ctx.secrets, userId);
  const counted = await ctx.write(takeAttempt, { tries: [account] });
  if (!counted.ok) return counted;
  if (!(await isPassword(current, await selectPasswordHash(ctx.db, userId)))) return refuse("wrong_password");
  await ctx.write(forgetAttempts, { account: account.key, others: [] });
  if (current === next) return refuse("same_password");
  return ctx.write(storePassword, { userId, session, hash: await hashPassword(next) });
}
