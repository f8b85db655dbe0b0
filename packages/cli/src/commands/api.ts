import { type Connection, connect } from "../accounts/connect.ts";
import { refused } from "../accounts/refused.ts";
import { findAppVoices, type TokenHolder, tokenHolderOf, tokenHolders } from "../apps/appTokens.ts";
import { type AppFlags, appFlags } from "../apps/chooseApp.ts";
import { type CommandIo, defineCommand } from "../command.ts";
import { CliError } from "../errors.ts";
import { readArgument } from "../readArgument.ts";
import { readJsonObject } from "../readJsonObject.ts";

export const api = defineCommand({
  name: "api",
  summary: "Calls a method of the Web API and prints its answer.",
  flags: {
    method: {
      kind: "text",
      describe: "The method, such as auth.test.",
      value: "METHOD",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    arguments: {
      kind: "list",
      describe: "Arguments as name=value; JSON values are parsed.",
      value: "NAME=VALUE",
      isPositional: true,
      isCommandLineOnly: true,
    },
    data: {
      kind: "text",
      describe: "All arguments as one JSON object; name=value arguments override it.",
      value: "JSON",
      isCommandLineOnly: true,
    },
    as: {
      kind: "text",
      describe: "Act as the app: with the token of its bot, of its installer (user), or of the app itself.",
      value: "bot|user|app",
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: [
    "platform api auth.test",
    'platform api chat.postMessage channel=C0123456789 text="Hello" --as bot',
    `platform api apps.manifest.export --data '{"app_id":"A0123456789"}' --json`,
  ],
  notes:
    "Without `--as` and `--token` it calls with your login, and if the method does not accept that kind of token, with the first accepted token of the project's app: bot, user, app. The response is printed unchanged but indented; with `--json` on one line. A refusal exits with 1.",
  async run({ method, arguments: given, data, as: holder, app, ...flags }, io) {
    const whole = data === undefined ? {} : readJsonObject("--data", data);
    const params = { ...whole, ...Object.fromEntries(given.map(readArgument)) };
    const send = await caller(io, { as: tokenHolderOf(holder), app, ...flags });
    const answer = await send(method, params);
    if (!answer.ok) throw await refused(method, answer);
    io.print(`${JSON.stringify(answer, undefined, 2)}\n`, answer);
  },
});

type ApiFlags = AppFlags & { readonly as: TokenHolder | undefined };

/** How to call a method: with the named token, or with the first that the method accepts. */
async function caller(io: CommandIo, { as: holder, ...flags }: ApiFlags): Promise<Connection["send"]> {
  if (holder !== undefined) return (await namedVoice(io, holder, flags)).send;
  const connection = await connect(io, flags);
  if (flags.token !== undefined && flags.app === undefined) return connection.send;
  return async (method, params) => {
    const first = await connection.send(method, params);
    // Refused before anything happened, so it can be called again with another token.
    if (first["error"] !== "not_allowed_token_type") return first;
    const app = await findAppVoices(io, flags);
    for (const kind of app === undefined ? [] : tokenHolders) {
      const answer = await app?.as(kind)?.send(method, params);
      if (answer !== undefined && answer["error"] !== "not_allowed_token_type") return answer;
    }
    return first;
  };
}

async function namedVoice(io: CommandIo, holder: TokenHolder, flags: AppFlags): Promise<Connection> {
  const app = await findAppVoices(io, flags);
  if (!app) throw new CliError("app_not_found", "There is no app here to act as.");
  const voice = app.as(holder);
  if (voice) return voice;
  throw new CliError(
    "token_not_found",
    `${app.appId} has no ${holder} token: its manifest asks for no ${holder} scopes.`,
    {
      details: { app_id: app.appId, as: holder },
    },
  );
}
