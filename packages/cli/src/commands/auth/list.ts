import { baseUrlOf } from "../../accounts/account.ts";
import { readAccounts } from "../../accounts/credentials.ts";
import { defineCommand } from "../../command.ts";
import { table } from "../../table.ts";

export const authList = defineCommand({
  name: "auth list",
  summary: "Lists the workspaces that you are signed in to.",
  flags: {},
  examples: ["platform auth list"],
  async run(_flags, io) {
    // Named one by one: tokens would stay in the scrollback.
    const accounts = readAccounts(io).map(
      ({ api_url, team_id, team_name, team_domain, user_id, user_name, expires_ms }) => {
        const expiry = expires_ms === undefined ? {} : { expires_ms };
        return { api_url, team_id, team_name, team_domain, user_id, user_name, ...expiry };
      },
    );
    const rows = accounts.map(({ team_id, team_name, user_name, api_url }) => {
      return [team_id, team_name, user_name, baseUrlOf(api_url)];
    });
    io.print(rows.length === 0 ? "You are not signed in.\n\nplatform login\n" : table(rows), { accounts });
  },
});
