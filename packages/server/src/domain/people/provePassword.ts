import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectPasswordHash } from "../../storage/queries/passwords.ts";
import type { Context } from "../context.ts";
import { accountTries } from "./attemptKeys.ts";
import { forgetAttempts } from "./forgetAttempts.ts";
import { isPassword } from "./passwordHash.ts";
import { takeAttempt } from "./takeAttempt.ts";

export type ProofCode = "wrong_password" | "too_many_tries";

/** Whether a person who is signed in knows their password: an open browser alone is not enough for what follows. */
export async function provePassword(
  ctx: Context,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<Outcome<object, ProofCode>> {
  const account = accountTries(ctx.secrets, userId);
  const counted = await ctx.write(takeAttempt, { tries: [account] });
  if (!counted.ok) return counted;
  const given = isLongerThan(password, limits.password_chars_max) ? "" : password;
  if (!(await isPassword(given, await selectPasswordHash(ctx.db, userId)))) return refuse("wrong_password");
  await ctx.write(forgetAttempts, { account: account.key, others: [] });
  return succeed({});
}
