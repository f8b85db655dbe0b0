import { apiUrlOf } from "../../accounts/account.ts";
import { accountFlags, defaultBaseUrl } from "../../accounts/accountFlags.ts";
import { connectAs } from "../../accounts/connect.ts";
import { readAccounts, removeAccount } from "../../accounts/credentials.ts";
import { defineCommand } from "../../command.ts";
import { refused } from "../../accounts/refused.ts";
import { askText } from "../../prompts.ts";

export const authRevoke = defineCommand({
  name: "auth revoke",
  summary: "Revokes a token, so that nobody can use it any more.",
  flags: {
    token: { ...accountFlags.token, describe: "The token to revoke. Prefer the environment variable." },
    "base-url": { ...accountFlags["base-url"], describe: "The server of the token.", fallback: defaultBaseUrl },
  },
  examples: ["platform auth revoke --token xoxe.xoxp-1-..."],
  notes:
    "Use it for tokens that `platform auth token` printed, or that leaked. If the token belongs to a stored account, you are signed out of it, as with `platform logout`.",
  async run({ token: given, "base-url": url }, io) {
    const token = given ?? (await askText(io, { question: "Token?", flag: "--token" }));
    const nobody = { team_id: "", team_name: "", team_domain: "", user_id: "", user_name: "" };
    const answer = await connectAs(io, { api_url: apiUrlOf(url), token, ...nobody }).send("auth.revoke", {});
    if (!answer.ok) throw await refused("auth.revoke", answer);
    const stored = readAccounts(io).filter((account) => account.token === token);
    for (const account of stored) removeAccount(io, account);
    const words = stored.length === 0 ? "Revoked the token.\n" : "Revoked the token and signed out of its account.\n";
    io.print(words, { is_signed_out: stored.length > 0 });
  },
});
