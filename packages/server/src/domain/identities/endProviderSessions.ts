import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { updateProviderSessionsRevoked } from "../../storage/queries/sessions.ts";
import { insertUsedLogoutToken } from "../../storage/queries/usedLogoutTokens.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import type { ProviderLogoutClaims } from "../signInProviders/oidc/logoutClaims.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Ends the sessions that were opened through a provider and that a logout token of it names. The token counts once. */
export const endProviderSessions = defineOperation(
  import.meta,
  async (
    ctx,
    { providerId, subject, session, tokenId }: ProviderLogoutClaims & { readonly providerId: string },
  ): Promise<Outcome<{ userIds: readonly string[] }, "token_used">> => {
    const hash = hashToken(`logout token\n${providerId}\n${tokenId}`);
    const keptS = limits.logout_token_age_s + limits.provider_clock_skew_s;
    if (!(await insertUsedLogoutToken(ctx.db, { hash, expiresMs: ctx.nowMs + keptS * 1000 }))) {
      return refuse("token_used");
    }
    const userIds = await updateProviderSessionsRevoked(ctx.db, { providerId, subject, session }, ctx.nowMs);
    for (const userId of userIds) {
      await endListening(ctx, userId);
      const details = { provider: providerId, back_channel: true };
      await noteSignIn(ctx, { action: "user_logout", userId, details });
    }
    return succeed({ userIds });
  },
);
