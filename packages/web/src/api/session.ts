import type { MethodResult } from "@platform/sdk";

/** What the client knows of the person it runs for. The token lives here and nowhere else: not in storage, not in the page. */
export interface ClientSession {
  readonly token: string;
  readonly expiresMs: number;
  readonly user: MethodResult<"users.info">["user"];
  readonly team: MethodResult<"team.info">["team"];
  readonly isDev: boolean;
}

/** A call that is under way when the token ends would be refused, so it is renewed this much earlier. */
const marginMs = 30_000;

let current: ClientSession | undefined;
let renewal: Promise<ClientSession> | undefined;

/** Asks for a fresh token; several callers at once share one question. Whoever is not signed in is sent to sign in. */
export function renewSession(): Promise<ClientSession> {
  renewal ??= askForSession().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

export async function currentSession(nowMs: number): Promise<ClientSession> {
  return current && current.expiresMs - marginMs > nowMs ? current : renewSession();
}

/** The person of this page; only after the first session was opened. */
export function knownSession(): ClientSession {
  if (!current) throw new Error("nobody asked for the session yet");
  return current;
}

interface Answer {
  readonly status: number;
  /** Only where the server gave one. */
  readonly session: ClientSession | undefined;
}

declare global {
  /**
   * The answer to the question that the page itself has put, before this script came. Taken once. It was read there, too:
   * to read it here would let the page be drawn first, with nothing to show, and only then ask for what it shows.
   */
  var firstSession: Promise<Answer | undefined> | undefined;
}

async function firstAnswer(): Promise<Answer | undefined> {
  const early = globalThis.firstSession;
  globalThis.firstSession = undefined;
  return early;
}

async function ask(): Promise<Answer> {
  const response = await fetch("/client/session", { method: "POST" });
  return { status: response.status, session: response.ok ? ((await response.json()) as ClientSession) : undefined };
}

async function askForSession(): Promise<ClientSession> {
  const { status, session } = (await firstAnswer()) ?? (await ask());
  if (status === 401) {
    location.assign(`/sign-in?redirect=${encodeURIComponent(location.pathname + location.search)}`);
    // The page is on its way out; whoever asked must not go on as if nobody were signed in.
    return new Promise(() => {});
  }
  if (!session) throw new Error(`the session could not be renewed: status ${status}`);
  current = session;
  return current;
}
