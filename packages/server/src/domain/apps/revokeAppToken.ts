import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectGrant } from "../../storage/queries/grants.ts";
import { selectTokenOfGrant } from "../../storage/queries/tokens.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import { endGrant, endOneToken } from "../tokens/revokeToken.ts";

/** Revokes a token of an app without knowing its text, which `auth.revoke` requires. */
export const revokeAppToken = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly tokenId: string },
  ): Promise<Outcome<object, "app_not_found" | "access_denied" | "token_not_found">> => {
    const found = await accessApp(ctx, input.appId, "app_not_found");
    if (!found.ok) return found;
    const [grantId = "", generation = ""] = input.tokenId.split("-");
    const grant = await selectGrant(ctx.db, grantId);
    const token = /^\d{1,9}$/.test(generation)
      ? await selectTokenOfGrant(ctx.db, grantId, Number(generation))
      : undefined;
    // Also for a token of another app: that there is one is nobody's business here.
    if (!grant || !token || grant.app_id !== found.app.id) return refuse("token_not_found");
    if (token.generation > 0) await endOneToken(ctx, grant, token.hash);
    else await endGrant(ctx, grant);
    return succeed({});
  },
);
