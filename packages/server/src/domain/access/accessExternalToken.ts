import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectExternalToken } from "../../storage/queries/externalAuth.ts";
import type { ExternalTokenRow } from "../../storage/tables/externalTokens.ts";
import type { ReadContext } from "../context.ts";
import { accessApp } from "./accessApp.ts";

export type { ExternalTokenRow } from "../../storage/tables/externalTokens.ts";

/**
 * The only access path to an account that is connected to an app: the app itself, in the workspace in which the account was
 * connected, and the people who build the app.
 */
export async function accessExternalToken(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ token: ExternalTokenRow }, "token_not_found">> {
  const token = isIdShaped(id) ? await selectExternalToken(ctx.db, id) : undefined;
  if (!token || token.team_id !== ctx.caller.teamId) return refuse("token_not_found");
  if (ctx.caller.appId !== undefined) {
    return token.app_id === ctx.caller.appId ? succeed({ token }) : refuse("token_not_found");
  }
  const app = await accessApp(ctx, token.app_id, "token_not_found");
  return app.ok ? succeed({ token }) : refuse("token_not_found");
}
