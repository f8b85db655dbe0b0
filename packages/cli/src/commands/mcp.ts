import { apiUrlOf, baseUrlOf } from "../accounts/account.ts";
import { defaultBaseUrl } from "../accounts/accountFlags.ts";
import { findAppVoices } from "../apps/appTokens.ts";
import { type AppFlags, appFlags } from "../apps/chooseApp.ts";
import { type CommandIo, defineCommand } from "../command.ts";
import { CliError } from "../errors.ts";
import { type Endpoint, relayMessage } from "../mcp/relayMessage.ts";

export const mcp = defineCommand({
  name: "mcp",
  summary: "Connects an assistant that speaks MCP over standard input and output to a server.",
  flags: appFlags,
  examples: ["platform mcp --base-url https://chat.example.com --token xoxp-...", "platform mcp --app local"],
  notes:
    "For assistants that start a program instead of connecting to a URL. It passes each line on to `/mcp` of the server, with a token of a person: `--token` or `PLATFORM_TOKEN`, or without one the token that your app has for you, so the manifest needs scopes of a person (`oauth_config.scopes.user`). The tools are those of the token's scopes.",
  async run(flags, io) {
    const endpoint = await findEndpoint(io, flags);
    const underWay = new Set<Promise<void>>();
    for await (const line of io.lines?.() ?? []) {
      if (line.trim() === "") continue;
      const relayed = relayMessage(line, endpoint).then((answer) => {
        if (answer !== undefined) io.out(`${answer}\n`);
        underWay.delete(relayed);
      });
      underWay.add(relayed);
    }
    // The input may end before the last answers have come.
    await Promise.all(underWay);
  },
});

async function findEndpoint(io: CommandIo, flags: AppFlags): Promise<Endpoint> {
  const { ending } = io;
  if (flags.token !== undefined && flags.app === undefined) {
    return { baseUrl: baseUrlOf(apiUrlOf(flags["base-url"] ?? defaultBaseUrl)), token: flags.token, ending };
  }
  const voices = await findAppVoices(io, flags);
  if (!voices) throw new CliError("app_not_found", "There is no app here whose token could be used.");
  const account = voices.as("user")?.account;
  if (!account) throw new CliError("token_not_found", `${voices.appId} has no token of a person.`);
  return { baseUrl: baseUrlOf(account.api_url), token: account.token, ending };
}
