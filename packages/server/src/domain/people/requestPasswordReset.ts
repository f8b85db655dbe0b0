import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectCandidates } from "../../storage/queries/passwords.ts";
import type { Context } from "../context.ts";
import { createResetLink } from "../oneTimeLinks/createResetLink.ts";
import { resetTries } from "./attemptKeys.ts";
import { takeAttempt } from "./takeAttempt.ts";

export interface ResetRequest {
  /** A workspace's domain; not needed with an address. */
  readonly workspace: string | undefined;
  readonly login: string;
  /** Where the request came from. */
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Mails a link to choose a new password to every account that the login means. The answer is the same for a login that
 * nobody has, and takes no longer: the caller waits for both.
 */
export async function requestPasswordReset(
  ctx: Context,
  request: ResetRequest,
): Promise<Outcome<object, "too_many_tries">> {
  const login = request.login.trim().slice(0, limits.user_agent_length_max * 2);
  const domain = request.workspace?.trim().toLowerCase() || undefined;
  const tries = resetTries(ctx.secrets, { login: login.toLowerCase(), address: request.address });
  const counted = await ctx.write(takeAttempt, { tries });
  if (!counted.ok) return refuse("too_many_tries");
  const found = await selectCandidates(ctx.db, { login, domain, limit: limits.sign_in_accounts_max });
  const userIds = found.map(({ id }) => id);
  if (userIds.length > 0) await ctx.write(createResetLink, { userIds, userAgent: request.userAgent });
  return succeed({});
}
