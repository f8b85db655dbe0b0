import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import {
  selectGrant,
  updateGrant,
  updateRefreshTokenRevoked,
  updateRefreshTokensRevoked,
} from "../../storage/queries/grants.ts";
import { selectToken, updateTokenRevoked, updateTokensRevoked } from "../../storage/queries/tokens.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { endAccess } from "../events/endAccess.ts";
import { wakeRuns } from "../runs/wakeRuns.ts";
import { hashToken } from "./hashToken.ts";
import { freezeEntity } from "../audit/freezeEntity.ts";
import { noteAction } from "../audit/noteAction.ts";

/**
 * Revokes one token. Of a grant that rotates, that token alone: the installation stays, and new tokens can still be had.
 * A long-lived token is all there is of its grant, so the grant ends with it and the app must be installed again.
 */
export const revokeToken = defineOperation(
  import.meta,
  async (ctx, input: { readonly token: string }): Promise<Outcome<object, "invalid_auth">> => {
    const hash = hashToken(input.token);
    const token = await selectToken(ctx.db, hash);
    if (!token) {
      await updateRefreshTokenRevoked(ctx.db, hash, ctx.nowMs);
      return succeed({});
    }
    const grant = token.grant_id === null ? undefined : await selectGrant(ctx.db, token.grant_id);
    if (!grant) return refuse("invalid_auth");
    const isOneOfMany = token.generation > 0 || token.execution_id !== null;
    if (isOneOfMany) await endOneToken(ctx, grant, hash);
    else await endGrant(ctx, grant);
    await noteRevocation(ctx, grant);
    return succeed({});
  },
);

/** The token itself is nowhere in the entry: its grant is the session. */
async function noteRevocation(ctx: WriteContext, { id, kind, app_id: appId, user_id, team_id: teamId }: GrantRow) {
  const entity = appId === null ? { type: "user", id: user_id } : { type: "app", id: appId };
  const state = (await freezeEntity(ctx, entity, teamId)) ?? {};
  await noteAction(ctx, {
    action: "token_revoked",
    entity: { ...entity, state },
    teamId,
    details: { token_type: kind },
    origin: { sessionId: id },
  });
}

/** Ends one of several tokens of a grant. */
export async function endOneToken(ctx: WriteContext, grant: GrantRow, hash: string): Promise<void> {
  await updateTokenRevoked(ctx.db, hash, ctx.nowMs);
  await endAccessOfGrant(ctx, grant);
}

/** Some or all tokens of the grant have ended: what they opened is checked. */
export async function endAccessOfGrant(ctx: WriteContext, grant: GrantRow): Promise<void> {
  await endAccess(ctx, { teamId: grant.team_id, userId: grant.user_id, appId: grant.app_id });
}

/** Ends a grant with all its tokens, and tells the app whose tokens are gone. */
export async function endGrant(ctx: WriteContext, grant: GrantRow): Promise<void> {
  await updateGrant(ctx.db, grant.id, { revoked_ms: ctx.nowMs });
  await updateTokensRevoked(ctx.db, grant.id, ctx.nowMs);
  await updateRefreshTokensRevoked(ctx.db, grant.id, ctx.nowMs);
  await endAccessOfGrant(ctx, grant);
  if (grant.kind === "app" || grant.app_id === null) return;
  if (grant.kind === "bot") await wakeRuns(ctx, { appId: grant.app_id, teamId: grant.team_id });
  const tokens = grant.kind === "bot" ? { oauth: [], bot: [grant.user_id] } : { oauth: [grant.user_id], bot: [] };
  await emit(ctx, {
    type: "tokens_revoked",
    teamId: grant.team_id,
    appId: grant.app_id,
    audience: "app",
    payload: { tokens, event_ts: printTs(ctx.nowMs * 1000) },
  });
}
