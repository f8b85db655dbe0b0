import { limits } from "@platform/protocol";
import { type SessionOwner, selectSessionOwner } from "../../storage/queries/sessions.ts";
import type { Context } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { noteUnlessFull } from "./noteUnlessFull.ts";
import { touchSession } from "./touchSession.ts";

/** What a person must still do before he is in: give a code, or set up the second factor that the workspace asks for. */
export type Due = "code" | "enrolment";

export interface Session {
  readonly userId: string;
  /** The workspace that is named, or that the person opened last. */
  readonly teamId: string;
  /** The workspace that the person opened last; empty before the first one. */
  readonly lastTeamId: string;
  readonly due: Due | undefined;
  /** The provider through which the person signed in; empty for a password. */
  readonly providerId: string;
}

/** A read for every page is cheap, a write is not: being seen is noted this often. */
const noteEveryMs = 60_000;

/** Whose session it is, asked of the store on every request: signing out, deactivation and time hold at once. */
export async function readSession(ctx: Context, id: string, teamId?: string): Promise<Session | undefined> {
  const owner = await selectSessionOwner(ctx.db, hashToken(id), { teamId, nowMs: ctx.nowMs });
  if (!owner || isOver(owner, ctx.nowMs)) return undefined;
  if (ctx.nowMs - owner.last_seen_ms >= noteEveryMs) {
    await noteUnlessFull(() => ctx.write(touchSession, { hash: owner.hash }));
  }
  const { user_id: userId, last_team_id: lastTeamId, provider_id: providerId } = owner;
  return { userId, teamId: owner.team_id, lastTeamId, due: dueOf(owner), providerId };
}

export function isOver(
  session: { readonly expires_ms: number; readonly last_seen_ms: number },
  nowMs: number,
): boolean {
  return nowMs >= session.expires_ms || nowMs >= session.last_seen_ms + limits.session_idle_s * 1000;
}

function dueOf(owner: SessionOwner): Due | undefined {
  if (owner.code_due === 1) return "code";
  return owner.two_factor_required === 1 && owner.two_factor_ms === null ? "enrolment" : undefined;
}
