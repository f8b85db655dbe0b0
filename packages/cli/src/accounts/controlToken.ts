import type { CommandIo } from "../command.ts";
import type { Server } from "../controls.ts";
import { CliError } from "../errors.ts";
import { readProjectApps } from "../project/apps.ts";
import { findProject } from "../project/findProject.ts";
import { type Account, apiUrlOf, baseUrlOf } from "./account.ts";
import { chooseAccount } from "./chooseAccount.ts";
import { readAccounts, saveAccount } from "./credentials.ts";
import { unreachable } from "./refused.ts";
import { isDue, renew } from "./renew.ts";

/**
 * The controls of the server that the person is signed in to; nothing when they are signed in nowhere. The token is stored
 * with the account: it is derived from the key of the server, so it outlives a reset of its data.
 */
export async function controlTokenOfLogin(io: CommandIo, url: string | undefined): Promise<Server | undefined> {
  if (readAccounts(io).length === 0) return undefined;
  const account = await accountOf(io, url);
  const place = { url: baseUrlOf(account.api_url), source: "your login" };
  const ask = (): Promise<string> => askForToken(io, account);
  return { ...place, token: account.control_token ?? (await ask()), renew: ask };
}

/** The account on the server of the project, if the flags leave several. */
async function accountOf(io: CommandIo, url: string | undefined): Promise<Account> {
  const wanted = url === undefined ? projectServer(io) : apiUrlOf(url);
  const onServer = readAccounts(io).filter((account) => account.api_url === wanted);
  // The controls are the same for every workspace of a server.
  const [first] = onServer.toSorted(
    (a, b) => Number(b.control_token !== undefined) - Number(a.control_token !== undefined),
  );
  return first ?? chooseAccount(io, { team: undefined, token: undefined, "base-url": url });
}

/** Where the app of the project runs; nothing outside a project, or where it runs on several servers. */
function projectServer(io: CommandIo): string | undefined {
  try {
    const project = findProject(io.cwd, io.env["HOME"] || undefined);
    const apps = (["local", "deployed"] as const).flatMap((environment) => readProjectApps(project, environment));
    const urls = new Set(apps.map((app) => app.api_url));
    return urls.size === 1 ? [...urls][0] : undefined;
  } catch (error) {
    if (error instanceof CliError) return undefined;
    throw error;
  }
}

async function askForToken(io: CommandIo, stored: Account): Promise<string> {
  const account = isDue(stored) ? await renew(io, stored) : stored;
  const baseUrl = baseUrlOf(account.api_url);
  const answer = await ask(io, account).then(async (first) => {
    if (first.error !== "token_expired" || account.refresh_token === undefined) return first;
    return ask(io, await renew(io, account));
  });
  if (answer?.control_token !== undefined) {
    const latest = readAccounts(io).find(({ api_url, team_id }) => {
      return api_url === account.api_url && team_id === account.team_id;
    });
    saveAccount(io, { ...(latest ?? account), control_token: answer.control_token });
    return answer.control_token;
  }
  const { explainTokenRefusal } = await import("../refusals/explainControlRefusal.ts");
  const { cause, remedy } = explainTokenRefusal(answer.error ?? "") ?? {
    cause: "The server does not run in dev mode, or is older than this CLI.",
    remedy: undefined,
  };
  throw new CliError("controls_refused", `${baseUrl} does not open its controls to ${account.user_name}: ${cause}`, {
    ...(remedy === undefined ? {} : { remedy }),
    details: { code: answer.error ?? null },
  });
}

async function ask(
  io: CommandIo,
  { api_url, token }: Account,
): Promise<{ readonly control_token?: string; readonly error?: string }> {
  const baseUrl = baseUrlOf(api_url);
  const response = await fetch(`${baseUrl}/control/token.get`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: "{}",
    signal: io.ending,
  }).catch((error: unknown) => {
    throw io.ending.aborted ? error : unreachable(baseUrl, error);
  });
  const text = await response.text();
  return text.startsWith("{") ? (JSON.parse(text) as { control_token?: string; error?: string }) : {};
}
