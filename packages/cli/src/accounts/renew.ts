import { createClient } from "@platform/sdk";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { type Account, baseUrlOf } from "./account.ts";
import { saveAccount } from "./credentials.ts";
import { unreachable } from "./refused.ts";

/** A command that began with a token must not lose it on the way. */
const dueBeforeMs = 5 * 60_000;

/** Whether the token of an account ends so soon that it should be renewed first. */
export function isDue({ refresh_token, expires_ms: expiresMs }: Account, nowMs = Date.now()): boolean {
  return refresh_token !== undefined && expiresMs !== undefined && expiresMs - nowMs < dueBeforeMs;
}

/** The account with a new token, stored in place of the old one. */
export async function renew(io: CommandIo, account: Account): Promise<Account> {
  const baseUrl = baseUrlOf(account.api_url);
  const renewed = await createClient({ baseUrl })
    .call("tooling.tokens.rotate", { refresh_token: account.refresh_token ?? "" }, { signal: io.ending })
    .catch((error: unknown) => {
      throw unreachable(baseUrl, error);
    });
  if (!renewed.ok) throw new CliError("not_authed", `The session at ${baseUrl} has expired (${renewed.error}).`);
  const { token, refresh_token, exp } = renewed;
  const lasting: Account = { ...account, token, refresh_token, expires_ms: exp * 1000 };
  saveAccount(io, lasting);
  return lasting;
}
