import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { choose } from "../prompts.ts";
import { type Account, apiUrlOf, baseUrlOf } from "./account.ts";
import type { AccountFlags } from "./accountFlags.ts";
import { readAccounts } from "./credentials.ts";

/** The one stored account that the flags leave; where they leave several, the person chooses. */
export async function chooseAccount(io: CommandIo, flags: AccountFlags): Promise<Account> {
  const stored = readAccounts(io);
  const wanted = stored.filter((account) => isWanted(account, flags));
  const [only] = wanted;
  if (only === undefined) {
    const known = stored.map(accountName).join(", ");
    const hint = stored.length === 0 ? "You are not signed in." : `No signed-in account matches. Signed in: ${known}.`;
    throw new CliError("not_authed", hint);
  }
  if (wanted.length === 1) return only;
  return choose(io, {
    question: "Which workspace?",
    flag: "--team",
    options: wanted.map((account) => ({
      value: account,
      flagValue: account.team_id,
      label: accountName(account),
      hint: baseUrlOf(account.api_url),
    })),
  });
}

export function accountName({ team_name, team_domain, user_name, user_id }: Account): string {
  return `${user_name || user_id} (${team_name || team_domain})`;
}

function isWanted(account: Account, { team, "base-url": url }: AccountFlags): boolean {
  const isServer = url === undefined || account.api_url === apiUrlOf(url);
  return isServer && (team === undefined || team === account.team_id || team === account.team_domain);
}
