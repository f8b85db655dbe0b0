import { limits, succeed } from "@platform/protocol";
import { upsertAccess } from "../../storage/queries/accessLogs.ts";
import { selectSessionOrigin, updateSessionOrigin } from "../../storage/queries/sessions.ts";
import { isMove } from "../anomalies/isMove.ts";
import { noteMove } from "../anomalies/noteMove.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { sessionIdOf } from "../people/sessionId.ts";
import { hashToken } from "../tokens/hashToken.ts";

export interface Access {
  readonly teamId: string;
  readonly userId: string;
  readonly address: string;
  readonly userAgent: string;
  /** The sign-in session that was used. */
  readonly session?: string | undefined;
}

/** A person opened the client of a workspace. Further times from the same address and browser are counted in one row. */
export const recordAccess = defineOperation(import.meta, async (ctx, access: Access) => {
  const userAgent = access.userAgent.slice(0, limits.user_agent_length_max).toWellFormed();
  await upsertAccess(ctx.db, access.teamId, access.userId, access.address, userAgent, ctx.nowMs);
  if (access.session !== undefined) await recordSession(ctx, access, { hash: hashToken(access.session), userAgent });
  return succeed({});
});

async function recordSession(
  ctx: WriteContext,
  { teamId, userId, address }: Access,
  { hash, userAgent }: { readonly hash: string; readonly userAgent: string },
): Promise<void> {
  const last = await selectSessionOrigin(ctx.db, hash);
  await updateSessionOrigin(ctx.db, hash, { address, userAgent, nowMs: ctx.nowMs });
  if (!last) return;
  const before = { address: last.last_address, client: last.last_user_agent, seenMs: last.last_opened_ms };
  const use = { address, client: userAgent, sessionId: sessionIdOf(hash) };
  if (isMove(before, { ...use, seenMs: ctx.nowMs })) await noteMove(ctx, { teamId, userId, before, use });
}
