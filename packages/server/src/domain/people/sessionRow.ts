import { limits } from "@platform/protocol";
import type { SessionRow } from "../../storage/tables/sessions.ts";
import { hashToken } from "../tokens/hashToken.ts";

export interface NewSession {
  readonly userId: string;
  /** The workspace that the person signed in to. */
  readonly teamId?: string | undefined;
  readonly userAgent: string;
  readonly isCodeDue: boolean;
}

/** A session as it is stored: until the code is given it lives for minutes, then for weeks. */
export function sessionRow(id: string, session: NewSession, nowMs: number): SessionRow {
  const lifeS = session.isCodeDue ? limits.sign_in_code_wait_s : limits.session_life_s;
  return {
    hash: hashToken(id),
    user_id: session.userId,
    team_id: session.teamId ?? "",
    user_agent: session.userAgent.slice(0, limits.user_agent_length_max),
    code_due: session.isCodeDue ? 1 : 0,
    created_ms: nowMs,
    last_seen_ms: nowMs,
    expires_ms: nowMs + lifeS * 1000,
    revoked_ms: null,
  };
}
