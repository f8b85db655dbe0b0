import { pathInTeam, teamOfPath } from "@platform/protocol/clientPath.ts";
import type { MethodResult } from "@platform/sdk";
import { forgetDevice, readDevice, writeDevice } from "./deviceStorage.ts";

/** A workspace that the person can open. */
export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
}

/** What the client knows of the person it runs for. The token lives here and nowhere else: not in storage, not in the page. */
export interface ClientSession {
  readonly token: string;
  readonly expiresMs: number;
  /** The time of the server when it answered. */
  readonly nowMs: number;
  /** Encrypts what this person leaves in the browser. The server derives it, so it is the same after every sign-in. */
  readonly storageKey: string;
  readonly user: MethodResult<"users.info">["user"];
  readonly team: MethodResult<"team.info">["team"];
  /** All workspaces of the person, this one included. */
  readonly workspaces: readonly Workspace[];
  readonly isDev: boolean;
  /** Whether this browser is signed in to other accounts, too. */
  readonly hasOthers: boolean;
}

/** A call that is under way when the token ends would be refused, so it is renewed this much earlier. */
const marginMs = 30_000;
/** The server's answer when the page was opened for another person than the one who is signed in. */
const userChanged = 409;
/** The server's answer when the person is signed in, but not in the workspace of the page. */
const notInWorkspace = 403;

let current: ClientSession | undefined;
/** How far the clock of the server is ahead of the browser's: in dev mode it can be moved by days. */
let aheadMs = 0;
let renewal: Promise<ClientSession> | undefined;
let isStopped = false;
let remaining: readonly Workspace[] | undefined;
const stopListeners = new Set<() => void>();

/** Asks for a fresh token; several callers at once share one question. Signed-out visitors are sent to the sign-in page. */
export function renewSession(): Promise<ClientSession> {
  renewal ??= askForSession().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** The token ends by the clock of the server: a browser whose clock is ahead would renew it before every call. */
export async function currentSession(): Promise<ClientSession> {
  if (isStopped) return never();
  return current && current.expiresMs - marginMs > serverNowMs() ? current : renewSession();
}

/** A network that answers this late is treated like none: the page then begins with what this browser has kept. */
const patienceMs = 2_500;
/** Who was signed in here longer ago may no longer be; nothing is shown for them. */
const rememberedMs = 7 * 86_400_000;

/** The person of this page, for showing things. Without a network it is the one who was here last; every call still asks the server. */
export async function openSession(): Promise<ClientSession> {
  const renewed = currentSession();
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));
  const first = await Promise.race([renewed.catch(() => undefined), late]);
  return first ?? current ?? (await recallSession()) ?? renewed;
}

interface Remembered {
  readonly savedMs: number;
  readonly session: ClientSession;
}

const lastName = "session";
const sessionName = (teamId: string): string => `session.${teamId}`;

/** Without the token: that one is never stored. What was kept for another person is deleted. */
async function rememberSession(session: ClientSession): Promise<void> {
  const last = (await readDevice(lastName)) as Remembered | undefined;
  if (last && last.session.user.id !== session.user.id) await forgetDevice();
  const remembered: Remembered = { savedMs: Date.now(), session: { ...session, token: "", expiresMs: 0 } };
  await writeDevice(sessionName(session.team.id), remembered);
  await writeDevice(lastName, remembered);
}

async function recallSession(): Promise<ClientSession | undefined> {
  const named = teamOfPath(location.pathname);
  const remembered = (await readDevice(named === undefined ? lastName : sessionName(named))) as Remembered | undefined;
  if (!remembered || Date.now() - remembered.savedMs > rememberedMs || isStopped) return undefined;
  current ??= remembered.session;
  return current;
}

/** The person of this page; only after the first session was opened. */
export function knownSession(): ClientSession {
  if (!current) throw new Error("nobody asked for the session yet");
  return current;
}

/** The session that this page was opened with, if it was opened at all. */
export function lastSession(): ClientSession | undefined {
  return current;
}

/** The time of the server, as far as the page knows it: for questions about days and weeks that the server counts. */
export function serverNowMs(): number {
  return Date.now() + aheadMs;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
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

/** The person and the workspace that this page was opened for; it never changes while the page lives. */
export function pageUser({ team, user }: Pick<ClientSession, "team" | "user">): string {
  return `${team.id}/${user.id}`;
}

/** Calls the listener when the page may do nothing more: another person is signed in, or the workspace is closed to this one. */
export function onStopped(listener: () => void): () => void {
  stopListeners.add(listener);
  return () => void stopListeners.delete(listener);
}

/** The workspaces that a person can open instead of the one of this page; nothing while that one is open to them. */
export function otherWorkspaces(): readonly Workspace[] | undefined {
  return remaining;
}

/**
 * Another person is signed in in this browser: the page shows nothing more of the first one, calls nothing more, and reloads
 * for the second. Not at the same address: that address may name a conversation of the first person.
 */
function stopForOtherUser(): Promise<never> {
  if (!isStopped) {
    document.documentElement.hidden = true;
    stop();
    location.replace(`/${location.pathname.split("/")[1] ?? ""}`);
  }
  return never();
}

/** The person has left the workspace of this page. Their other workspaces stay open, in this browser and in every other. */
function stopForWorkspace(workspaces: readonly Workspace[]): Promise<never> {
  remaining = workspaces;
  if (!isStopped) stop();
  return never();
}

function stop(): void {
  isStopped = true;
  for (const listener of stopListeners) listener();
}

/** For callers on a page that is about to be left: they must not go on. */
function never(): Promise<never> {
  return new Promise(() => {});
}

async function ask(): Promise<Answer> {
  const headers: Record<string, string> = current ? { "x-page-user": pageUser(current) } : {};
  const named = teamOfPath(location.pathname);
  const query = current || named === undefined ? "" : `?team=${named}`;
  const response = await fetch(`/client/session${query}`, { method: "POST", headers });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

async function askForSession(): Promise<ClientSession> {
  const { status, body } = (await firstAnswer()) ?? (await ask());
  if (status === 401 || status === userChanged || status === notInWorkspace) await forgetDevice();
  if (status === 401) {
    stop();
    location.assign(`/sign-in?redirect=${encodeURIComponent(location.pathname + location.search)}`);
    return never();
  }
  if (status === userChanged) return stopForOtherUser();
  if (status === notInWorkspace && isClosed(body)) return stopForWorkspace(body.workspaces);
  if (status !== 200) throw new Error(`the session could not be renewed: status ${status}`);
  const session = body as ClientSession;
  if (current && pageUser(current) !== pageUser(session)) return stopForOtherUser();
  if (!current) nameWorkspace(session);
  current = session;
  aheadMs = session.nowMs - Date.now();
  void rememberSession(session).catch(() => undefined);
  return current;
}

function isClosed(body: unknown): body is { readonly workspaces: readonly Workspace[] } {
  return typeof body === "object" && body !== null && "workspaces" in body && Array.isArray(body.workspaces);
}

/**
 * The address of a page names its workspace as soon as there are two to choose from: a page that is reloaded must not follow
 * what was opened in another tab.
 */
function nameWorkspace({ team, workspaces }: ClientSession): void {
  if (workspaces.length < 2) return;
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", pathInTeam(pathname, team.id) + search + hash);
}
