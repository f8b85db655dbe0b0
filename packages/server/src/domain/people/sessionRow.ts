import { browserSessionMark, limits } from "@platform/protocol";
import type { SessionRow } from "../../storage/tables/sessions.ts";
import { hashToken } from "../tokens/hashToken.ts";

export interface NewSession {
  readonly userId: string;
  /** The workspace that the person signed in to. */
  readonly teamId?: string | undefined;
  readonly userAgent: string;
  readonly isCodeDue: boolean;
  /** Undefined for a password. */
  readonly provider?: ProviderProof | undefined;
}

/** What a provider said about a person who signed in through it. */
export interface ProviderProof {
  readonly id: string;
  readonly subject: string;
  /** How it calls its own session; empty when it does not say. */
  readonly session: string;
  /** The id token, encrypted. */
  readonly sealedIdToken: string;
}

/** What an administrator decided about the sessions of the person. */
export interface SessionSettings {
  readonly duration_s: number | null;
  readonly ends_with_browser: number;
}

/** A session as it is stored: until the code is given it lives for minutes, then for weeks. */
export function sessionRow(
  id: string,
  session: NewSession,
  nowMs: number,
  settings: SessionSettings | undefined,
): SessionRow {
  const lifeS = session.isCodeDue ? limits.sign_in_code_wait_s : lifetimeOf(settings);
  const hash = hashToken(id);
  return {
    hash,
    // 48 bits: sessions differ, and JSON numbers hold them.
    id: Number.parseInt(hash.slice(0, 12), 16),
    user_id: session.userId,
    team_id: session.teamId ?? "",
    user_agent: session.userAgent.slice(0, limits.user_agent_length_max),
    code_due: session.isCodeDue ? 1 : 0,
    created_ms: nowMs,
    last_seen_ms: nowMs,
    expires_ms: nowMs + lifeS * 1000,
    revoked_ms: null,
    created_address: "",
    last_address: "",
    last_user_agent: "",
    last_opened_ms: 0,
    provider_id: session.provider?.id ?? "",
    provider_subject: session.provider?.subject ?? "",
    provider_session: session.provider?.session ?? "",
    sealed_id_token: session.provider?.sealedIdToken ?? "",
  };
}

export function lifetimeOf(settings: SessionSettings | undefined): number {
  return settings?.duration_s ?? limits.session_life_s;
}

/** How the id of a session ends whose cookie ends with the browser: the page that sets the cookie needs nothing else. */
export function newSessionId(secret: string, endsWithBrowser: boolean): string {
  return endsWithBrowser ? `${secret}${browserSessionMark}` : secret;
}
