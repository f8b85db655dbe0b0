import { accountFlags } from "../accounts/accountFlags.ts";
import { accountName, chooseAccount } from "../accounts/chooseAccount.ts";
import { connectAs } from "../accounts/connect.ts";
import { readAccounts, removeAccount } from "../accounts/credentials.ts";
import { defineCommand } from "../command.ts";

export const logout = defineCommand({
  name: "logout",
  summary: "Signs out of a workspace: revokes and deletes its token.",
  flags: {
    team: accountFlags.team,
    "base-url": accountFlags["base-url"],
    all: { kind: "switch", describe: "Sign out of all workspaces.", fallback: false, isCommandLineOnly: true },
  },
  examples: ["platform logout", "platform logout --all"],
  async run({ all, ...flags }, io) {
    const leaving = all ? readAccounts(io) : [await chooseAccount(io, { ...flags, token: undefined })];
    const left = [];
    for (const account of leaving) {
      // A server that is gone, or a token that has ended, must not keep anybody signed in here.
      const isRevoked = await connectAs(io, account)
        .send("auth.revoke", {})
        .then((answer) => answer.ok)
        .catch(() => false);
      removeAccount(io, account);
      left.push({ api_url: account.api_url, team_id: account.team_id, is_revoked: isRevoked });
    }
    const names = leaving.map((account) => `Signed out: ${accountName(account)}.\n`);
    io.print(names.join("") || "You were not signed in.\n", { accounts: left });
  },
});
