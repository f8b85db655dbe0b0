import { succeed } from "@platform/protocol";
import { isGrantable } from "@platform/protocol/grantableScopes.ts";
import { defineOperation } from "../../../packages/server/src/domain/context.ts";
import { hashToken } from "../../../packages/server/src/domain/tokens/hashToken.ts";
import { type NewGrant, openGrant } from "../../../packages/server/src/domain/tokens/openGrant.ts";

/**
 * Issues a token with exactly these scopes, also such as no app can be granted: the scope must not be what keeps an
 * outsider out.
 */
export const openToken = defineOperation(import.meta, async (ctx, grant: NewGrant) => {
  const holder = grant.kind === "bot" ? "bot" : "user";
  const grantable = grant.scopes.filter((scope) => isGrantable(scope, holder));
  const { accessToken } = await openGrant(ctx, { ...grant, scopes: grantable });
  const scopes = grant.scopes.join(",");
  await ctx.db.updateTable("tokens").set({ scopes }).where("hash", "=", hashToken(accessToken)).execute();
  return succeed({ token: accessToken });
});
