import { limits, type Outcome, refuse } from "@platform/protocol";
import { selectCandidates } from "../../storage/queries/passwords.ts";
import type { Context } from "../context.ts";
import { accountTries, addressTries } from "./attemptKeys.ts";
import { forgetAttempts } from "./forgetAttempts.ts";
import { openSession } from "./openSession.ts";
import { isPassword } from "./passwordHash.ts";
import { takeAttempt } from "./takeAttempt.ts";

export interface SignIn {
  /** A workspace's domain; not needed with an address that only one person has. */
  readonly workspace: string | undefined;
  readonly login: string;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
  readonly userAgent: string;
  /** The session that the browser had. */
  readonly instead: string | undefined;
}

/** Signs in by password. Who is wrong is not told what was wrong: there may be no such person at all. */
export async function signIn(
  ctx: Context,
  input: SignIn,
): Promise<Outcome<{ session: string; userId: string }, "wrong_password" | "too_many_tries">> {
  const login = input.login.trim();
  const domain = input.workspace?.trim().toLowerCase() || undefined;
  const found = await selectCandidates(ctx.db, { login, domain });
  const person = found.length === 1 ? found[0] : undefined;
  const account = accountTries(ctx.secrets, person?.id ?? `${domain ?? ""}\n${login.toLowerCase()}`);
  const address = addressTries(ctx.secrets, input.address);
  const counted = await ctx.write(takeAttempt, { tries: [account, address] });
  if (!counted.ok) return counted;
  const isTooLong = input.password.length > limits.password_chars_max;
  const isRight = await isPassword(isTooLong ? "" : input.password, person?.hash);
  if (!person || !isRight) return refuse("wrong_password");
  await ctx.write(forgetAttempts, { account: account.key, address: address.key });
  const { userAgent, instead } = input;
  const isCodeDue = person.two_factor_ms !== null;
  const opened = await ctx.write(openSession, { userId: person.id, userAgent, isCodeDue, instead });
  return { ...opened, userId: person.id };
}
