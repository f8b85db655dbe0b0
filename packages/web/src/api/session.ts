/** What the client knows of the person it runs for. The token lives here and nowhere else: not in storage, not in the page. */
export interface ClientSession {
  readonly token: string;
  readonly expiresMs: number;
  readonly user: { readonly id: string; readonly name: string; readonly role: string };
  readonly team: { readonly id: string; readonly name: string; readonly domain: string };
  readonly isDev: boolean;
}

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
  return current && current.expiresMs > nowMs ? current : renewSession();
}

/** The person of this page; only after the first call is answered. */
export function knownSession(): ClientSession {
  if (!current) throw new Error("nobody asked for the session yet");
  return current;
}

async function askForSession(): Promise<ClientSession> {
  const response = await fetch("/client/session", { method: "POST" });
  if (response.status === 401) {
    location.assign(`/sign-in?redirect=${encodeURIComponent(location.pathname + location.search)}`);
    // The page is on its way out; whoever asked must not go on as if nobody were signed in.
    return new Promise(() => {});
  }
  if (!response.ok) throw new Error(`the session could not be renewed: status ${response.status}`);
  current = (await response.json()) as ClientSession;
  return current;
}
