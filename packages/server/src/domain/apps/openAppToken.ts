import { type AppLevelScope, type Outcome, succeed } from "@platform/protocol";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import { openGrant } from "../tokens/openGrant.ts";

/** Gives an app a token that speaks for the app itself, as sockets need. */
export const openAppToken = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly scopes: readonly AppLevelScope[] },
  ): Promise<Outcome<{ token: string }, "app_not_found" | "access_denied">> => {
    const found = await accessApp(ctx, input.appId, "app_not_found");
    if (!found.ok) return found;
    const { id: appId, team_id: teamId } = found.app;
    const { accessToken } = await openGrant(ctx, {
      kind: "app",
      appId,
      installationId: null,
      teamId,
      userId: ctx.caller.userId,
      scopes: [...new Set(input.scopes)],
      rotating: false,
    });
    return succeed({ token: accessToken });
  },
);
