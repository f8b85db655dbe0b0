import { accountFlags } from "../../accounts/accountFlags.ts";
import { connect } from "../../accounts/connect.ts";
import { defineCommand } from "../../command.ts";

export const authToken = defineCommand({
  name: "auth token",
  summary: "Prints the token of an account for scripts, renewed if it expires soon.",
  flags: { team: accountFlags.team, "base-url": accountFlags["base-url"] },
  examples: ["platform auth token --team acme"],
  notes: "Anyone who has it can act as you until it expires. Pass it to a script as `PLATFORM_TOKEN`.",
  async run(flags, io) {
    const { account } = await connect(io, { ...flags, token: undefined });
    io.print(`${account.token}\n`, { token: account.token, expires_ms: account.expires_ms });
  },
});
