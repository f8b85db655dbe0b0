import { isLongerThan, limits, type Outcome, refuse } from "@platform/protocol";
import { selectCandidates, type SignInCandidate } from "../../storage/queries/passwords.ts";
import { selectTeamByDomain } from "../../storage/queries/teams.ts";
import type { Context } from "../context.ts";
import { accountTries, addressTries } from "./attemptKeys.ts";
import { forgetAttempts } from "./forgetAttempts.ts";
import { noteFailedSignIn } from "./noteFailedSignIn.ts";
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

export type SignInCode = "wrong_password" | "too_many_tries" | "provider_required";

/**
 * Signs in by password. A refusal does not say what was wrong: there may be no such person at all. Nobody checks whether an
 * address belongs to the person who joins with it, so several accounts may have the same one, and the password decides
 * which of them is meant; when it fits more than one, the workspace has to be named. That a provider is required is said only to
 * people who know the password.
 */
export async function signIn(
  ctx: Context,
  input: SignIn,
): Promise<Outcome<{ session: string; userId: string }, SignInCode>> {
  const login = input.login.trim();
  const domain = input.workspace?.trim().toLowerCase() || undefined;
  const found = await selectCandidates(ctx.db, { login, domain, limit: limits.sign_in_accounts_max });
  const names = found.length > 0 ? found.map(({ id }) => id) : [`${domain ?? ""}\n${login.toLowerCase()}`];
  const accounts = names.map((name) => accountTries(ctx.secrets, name));
  const address = addressTries(ctx.secrets, input.address);
  const counted = await ctx.write(takeAttempt, { tries: [...accounts, address] });
  if (!counted.ok) return counted;
  const isTooLong = isLongerThan(input.password, limits.password_chars_max);
  const fitting = await whoseIs(isTooLong ? "" : input.password, found);
  const person = fitting.length === 1 ? fitting[0] : undefined;
  if (!person) {
    const userIds = found.map(({ id }) => id);
    const failed = { userIds, userAgent: input.userAgent, reason: "wrong_password" };
    if (userIds.length > 0) await ctx.write(noteFailedSignIn, failed);
    return refuse("wrong_password");
  }
  const { key: account } = accountTries(ctx.secrets, person.id);
  const others = [...accounts, address].map(({ key }) => key).filter((key) => key !== account);
  await ctx.write(forgetAttempts, { account, others });
  const { userAgent, instead } = input;
  const isCodeDue = person.two_factor_ms !== null;
  const team = domain === undefined ? undefined : await selectTeamByDomain(ctx.db, domain);
  const member = { userId: person.id, teamId: team?.id };
  const opened = await ctx.write(openSession, { ...member, userAgent, isCodeDue, instead });
  if (opened.ok) return { ...opened, userId: person.id };
  await ctx.write(noteFailedSignIn, { userIds: [person.id], userAgent, reason: opened.error });
  return opened;
}

/** Compares as often for one account, or none, as for many: how long it takes must not tell how many there are. */
async function whoseIs(password: string, found: readonly SignInCandidate[]): Promise<readonly SignInCandidate[]> {
  const places = Array.from({ length: limits.sign_in_accounts_max }, (_, at) => found[at]);
  const fits = await Promise.all(places.map((candidate) => isPassword(password, candidate?.hash)));
  return found.filter((_, at) => fits[at]);
}
