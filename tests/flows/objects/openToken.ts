import { succeed } from "@platform/protocol";
import { defineOperation } from "../../../packages/server/src/domain/context.ts";
import { type NewGrant, openGrant } from "../../../packages/server/src/domain/tokens/openGrant.ts";

/** Issues a token with exactly these scopes, without a consent page. */
export const openToken = defineOperation(import.meta, async (ctx, grant: NewGrant) => {
  const { accessToken } = await openGrant(ctx, grant);
  return succeed({ token: accessToken });
});
