import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandFailure, type FlagValues, type Flags, type CommandIo, UsageError } from "./command.ts";
import type { CalledControl } from "./refusals/controlCauses.ts";
import { dataFlag, dataFolderOf } from "./storeFlags.ts";

/** Which server a command steers: by its dev.json, or an operator's by address and token. */
export const serverFlags = {
  data: { ...dataFlag, describe: "The data folder of the dev server, which contains dev.json." },
  "base-url": {
    kind: "text",
    describe: "The URL of another server: one that you are signed in to, or with --operator-token.",
    value: "URL",
  },
  "operator-token": { kind: "text", describe: "The operator token of that server.", value: "TOKEN" },
} as const satisfies Flags;

type ServerFlags = FlagValues<typeof serverFlags>;
type Args = Readonly<Record<string, unknown>>;

export interface Server {
  readonly url: string;
  readonly token: string;
  /** Where that was read, for error messages. */
  readonly source: string;
  /** Asks for the token again; absent where it was given. */
  readonly renew?: () => Promise<string>;
}

/** Calls one control of a running server; errors say what to do next. */
export async function control<Body>(
  io: CommandIo,
  flags: ServerFlags,
  name: CalledControl,
  args: Args = {},
): Promise<Body> {
  const server = await serverOf(io, flags);
  let response = await send(server, name, args, io.ending);
  // The server may have another key than when the token was stored.
  const renewed = response.status === 401 ? await server.renew?.() : undefined;
  if (renewed !== undefined) response = await send({ ...server, token: renewed }, name, args, io.ending);
  const answer = await readAnswer(response);
  if (answer?.ok) return answer as Body;
  // Loaded on demand: most calls succeed.
  const { controlRefused } = await import("./refusals/controlRefused.ts");
  throw await controlRefused(server, { name, args, answer });
}

/** By address and token, else by dev.json, else by the login: an app folder has no data folder of a server. */
async function serverOf(io: CommandIo, flags: ServerFlags): Promise<Server> {
  const url = flags["base-url"];
  const token = flags["operator-token"];
  if (url !== undefined && token !== undefined)
    return { url: url.replace(/\/+$/, ""), token, source: "--operator-token" };
  if (token !== undefined) throw new UsageError("--operator-token needs --base-url.");
  const file = join(dataFolderOf(io, flags.data), "dev.json");
  const dev = readDevFile(file);
  if (dev === undefined) return serverOfLogin(io, url, file);
  if (dev.base_url === undefined || dev.control_token === undefined) {
    throw new CommandFailure(`${file} has no control_token because an older server wrote it. Restart the dev server.`);
  }
  return { url: url ?? dev.base_url, token: dev.control_token, source: file };
}

function readDevFile(file: string): { base_url?: string; control_token?: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { base_url?: string; control_token?: string };
  } catch {
    return undefined;
  }
}

async function serverOfLogin(io: CommandIo, url: string | undefined, file: string): Promise<Server> {
  const { controlTokenOfLogin } = await import("./accounts/controlToken.ts");
  const found = await controlTokenOfLogin(io, url);
  if (found) return found;
  throw new CommandFailure(
    `No dev server found: ${file} does not exist, and you are not signed in. Start platform serve --dev, pass its data folder with --data, or sign in with platform login.`,
  );
}

async function send({ url, token }: Server, name: string, args: Args, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(`${url}/control/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(args),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CommandFailure(`No server answers at ${url}. Start it with platform serve --dev.`, { cause: error });
  }
}

/** What a control answers, as far as it is the same for all. */
export interface Answer {
  readonly ok: boolean;
  readonly error?: string;
  readonly response_metadata?: { readonly messages: readonly string[] };
}

/** A server without controls, or another one altogether, answers with a page. */
async function readAnswer(response: Response): Promise<Answer | undefined> {
  const text = await response.text();
  return text.startsWith("{") ? (JSON.parse(text) as Answer) : undefined;
}
