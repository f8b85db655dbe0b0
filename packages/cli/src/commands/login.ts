import { apiUrlOf, type Account, baseUrlOf } from "../accounts/account.ts";
import { accountFlags, defaultBaseUrl } from "../accounts/accountFlags.ts";
import { accountName } from "../accounts/chooseAccount.ts";
import { identify } from "../accounts/connect.ts";
import { saveAccount } from "../accounts/credentials.ts";
import { renew } from "../accounts/renew.ts";
import { signInByTicket } from "../accounts/signInByTicket.ts";
import { type CommandIo, defineCommand, UsageError } from "../command.ts";

export const login = defineCommand({
  name: "login",
  summary: "Signs in to a workspace, so that other commands can act as you.",
  flags: {
    "base-url": {
      kind: "text",
      describe: "The URL of the server.",
      value: "URL",
      fallback: defaultBaseUrl,
      isPositional: true,
    },
    ticket: {
      kind: "text",
      describe: "Finish a sign-in without a terminal: the ticket that the first call printed.",
      value: "TICKET",
      isCommandLineOnly: true,
    },
    challenge: {
      kind: "text",
      describe: "The code that the page showed after your approval.",
      value: "CODE",
      isCommandLineOnly: true,
    },
    "no-prompt": {
      kind: "switch",
      describe: "Stop after printing the URL and the ticket, also on a terminal.",
      fallback: false,
      isCommandLineOnly: true,
    },
    "no-browser": { kind: "switch", describe: "Do not open the page in a browser.", fallback: false },
    token: { ...accountFlags.token, describe: "Sign in with a token instead of the browser." },
    "refresh-token": { kind: "text", describe: "Renews that token when it expires.", value: "TOKEN" },
  },
  examples: [
    "platform login",
    "platform login https://chat.example.com",
    "platform login --ticket TICKET --challenge CODE",
  ],
  notes:
    "It prints a URL and opens it in your browser; the page asks for your approval and shows a code, which you enter in the terminal. A wrong code can be entered again. Without a terminal, or with `--no-prompt`, it stops after printing the URL and the ticket, which you can also send as `/slackauthticket` in the browser client: run it again with `--ticket` and `--challenge`. The account is stored in `~/.platform/credentials.json`, readable by you alone; `PLATFORM_CONFIG_DIR` names another folder.",
  async run(flags, io) {
    const account = await signIn(io, flags);
    if (account === undefined) return;
    saveAccount(io, account);
    const { api_url, team_id, user_id } = account;
    const words = `Signed in as ${accountName(account)} on ${baseUrlOf(api_url)}.\n\nplatform create my-app\n`;
    io.print(words, { api_url, team_id, user_id });
  },
});

interface LoginFlags {
  readonly "base-url": string;
  readonly ticket: string | undefined;
  readonly challenge: string | undefined;
  readonly token: string | undefined;
  readonly "refresh-token": string | undefined;
  readonly "no-browser": boolean;
  readonly "no-prompt": boolean;
}

async function signIn(io: CommandIo, flags: LoginFlags): Promise<Account | undefined> {
  const { token, "refresh-token": refreshToken, ticket, challenge } = flags;
  const url = flags["base-url"];
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UsageError(`--base-url must be a URL such as https://chat.example.com, not ${url}.`);
  }
  const apiUrl = apiUrlOf(url);
  if (token === undefined) {
    const [opensBrowser, endsAfterTicket] = [!flags["no-browser"], flags["no-prompt"]];
    return signInByTicket(io, { apiUrl, ticket, challenge, opensBrowser, endsAfterTicket });
  }
  const { account } = await identify(io, { apiUrl, token });
  return refreshToken === undefined ? account : renew(io, { ...account, refresh_token: refreshToken });
}
