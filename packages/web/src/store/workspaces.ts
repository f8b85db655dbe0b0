import { createStore, useStore } from "zustand";
import { currentSession, knownSession, lastSession, pageUser } from "../api/session.ts";
import { locale } from "../strings/locale.ts";

/** A workspace of an account that this browser is signed in to. */
export interface OpenWorkspace {
  readonly id: string;
  readonly name: string;
  /** Whose account opens it. */
  readonly user: string;
  readonly mentions: number;
  readonly has_unreads: boolean;
}

const list = createStore<readonly OpenWorkspace[] | undefined>(() => undefined);

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });

/** Sockets belong to one workspace, so the others are read again this often while the page is visible (decision 60). */
const everyMs = 30_000;

/** All workspaces in one order that no switch changes. Before the first answer: those of the account of this page. */
export function openWorkspaces(): readonly OpenWorkspace[] {
  return list.getState() ?? ownWorkspaces();
}

export function useWorkspaces(): readonly OpenWorkspace[] {
  return useStore(list) ?? ownWorkspaces();
}

let own: readonly OpenWorkspace[] | undefined;

function ownWorkspaces(): readonly OpenWorkspace[] {
  const session = lastSession();
  if (!session) return [];
  const { workspaces, user } = session;
  own ??= sorted(workspaces.map(({ id, name }) => ({ id, name, user: user.id, mentions: 0, has_unreads: false })));
  return own;
}

const sorted = (found: readonly OpenWorkspace[]) =>
  found.toSorted((one, other) => collator.compare(one.name, other.name) || (one.user < other.user ? -1 : 1));

/** Whether there is more than the workspace of this page. */
export function hasOtherWorkspaces(): boolean {
  const session = lastSession();
  return session !== undefined && (session.workspaces.length > 1 || session.hasOthers);
}

/** Reads what is unread elsewhere, as long as the page is visible. Returns what stops it. */
export function followWorkspaces(): () => void {
  const read = () => void refreshWorkspaces().catch(() => undefined);
  const readIfVisible = () => document.visibilityState === "visible" && read();
  const timer = setInterval(readIfVisible, everyMs);
  addEventListener("focus", readIfVisible);
  document.addEventListener("visibilitychange", readIfVisible);
  readIfVisible();
  return () => {
    clearInterval(timer);
    removeEventListener("focus", readIfVisible);
    document.removeEventListener("visibilitychange", readIfVisible);
  };
}

async function refreshWorkspaces(): Promise<void> {
  const headers = { "x-page-user": pageUser(await currentSession()) };
  const response = await fetch("/client/workspaces", { method: "POST", headers });
  if (!response.ok) return;
  const { workspaces } = (await response.json()) as { readonly workspaces: readonly OpenWorkspace[] };
  list.setState(sorted(workspaces), true);
}

/** Whether it is the workspace of this page. */
export function isOwnWorkspace({ id, user }: OpenWorkspace): boolean {
  const session = knownSession();
  return session.team.id === id && session.user.id === user;
}
