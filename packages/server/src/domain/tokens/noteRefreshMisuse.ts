import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectIsNoted } from "../../storage/queries/auditEntries.ts";
import { selectGrant, selectRefreshToken } from "../../storage/queries/grants.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { RefreshTokenRow } from "../../storage/tables/refreshTokens.ts";
import { note } from "../audit/note.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { hashToken } from "./hashToken.ts";

export const refreshReused = "security.refresh_token_reused";

interface Misused {
  readonly token: RefreshTokenRow;
  readonly grant: GrantRow;
}

/**
 * What a refused refresh token was good for once: then either the app has lost its tokens, or an attacker has them. One
 * that was never issued reveals nothing, a revoked one is refused as revoked, and repeated attempts are recorded
 * once a minute, so that the log cannot be filled with it.
 */
export async function findMisuse(ctx: ReadContext, refreshToken: string): Promise<Misused | undefined> {
  const token = await selectRefreshToken(ctx.db, hashToken(refreshToken));
  const grant = token && (await selectGrant(ctx.db, token.grant_id));
  if (!grant || grant.revoked_ms !== null || token.used_ms === null) return undefined;
  const sinceMs = ctx.nowMs - limits.misuse_noted_every_s * 1000;
  return (await selectIsNoted(ctx.db, refreshReused, grant.id, sinceMs)) ? undefined : { token, grant };
}

/**
 * Notes that a refresh token came again after its grace, or one of an older generation did. Apart from the refresh itself,
 * because a refusal takes back all that it wrote.
 */
export const noteRefreshMisuse = defineOperation(
  import.meta,
  async (ctx, input: { readonly refreshToken: string; readonly address: string }): Promise<Outcome<object, never>> => {
    const misused = await findMisuse(ctx, input.refreshToken);
    if (!misused) return succeed({});
    const { token, grant } = misused;
    await note(ctx, {
      action: "anomaly",
      method: refreshReused,
      entity: { type: "grant", id: grant.id, state: {} },
      teamId: grant.team_id,
      actorId: grant.user_id,
      appId: grant.app_id ?? undefined,
      details: {
        token_type: grant.kind,
        generation: token.generation,
        newest_generation: grant.generation,
        reason: reasonOf(token, grant, ctx.nowMs),
      },
      origin: { address: input.address, client: "", sessionId: grant.id },
    });
    return succeed({});
  },
);

function reasonOf(token: RefreshTokenRow, grant: GrantRow, nowMs: number): string {
  if (grant.generation !== token.generation + 1) return "of an older generation";
  const graceEndsMs = (token.used_ms ?? 0) + limits.refresh_grace_s * 1000;
  return nowMs < graceEndsMs ? "its successor was revoked" : "after its grace";
}
