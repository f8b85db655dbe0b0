import { type Outcome, succeed } from "@platform/protocol";
import { insertExternalToken, selectTokenOfAccount, updateExternalToken } from "../../storage/queries/externalAuth.ts";
import { lockApp } from "../../storage/queries/apps.ts";
import { defineOperation } from "../context.ts";
import type { Connection } from "./connectionState.ts";
import type { TokenAnswer } from "./requestTokens.ts";
import { sealTokens } from "./sealedTokens.ts";

export interface ConnectedAccount extends Connection {
  readonly externalUserId: string;
  readonly issued: TokenAnswer;
}

/** Stores the tokens of an account. One that was connected before has its id still, with the new tokens. */
export const storeExternalToken = defineOperation(
  import.meta,
  async (ctx, account: ConnectedAccount): Promise<Outcome<{ tokenId: string }, never>> => {
    const { db, nowMs } = ctx;
    const { appId, teamId, userId, providerKey, externalUserId, issued } = account;
    await lockApp(db, appId);
    const known = await selectTokenOfAccount(db, account);
    const id = known?.id ?? ctx.ids.next("externalToken");
    const stored = { sealed: sealTokens(ctx, id, issued), refresh_ms: refreshMs(issued, nowMs), updated_ms: nowMs };
    if (known) await updateExternalToken(db, known, { ...stored, user_id: userId });
    else {
      const names = { app_id: appId, team_id: teamId, provider_key: providerKey, external_user_id: externalUserId };
      await insertExternalToken(db, { id, ...names, ...stored, user_id: userId, created_ms: nowMs });
    }
    return succeed({ tokenId: id });
  },
);

export function refreshMs({ expiresInS }: TokenAnswer, nowMs: number): number | null {
  return expiresInS === undefined ? null : nowMs + expiresInS * 1000;
}
