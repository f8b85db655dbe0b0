import { type Outcome, succeed } from "@platform/protocol";
import { selectLatestAppRequest } from "../../storage/queries/appRequests.ts";
import type { AppRequestRow } from "../../storage/tables/appRequests.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import { installPermissionOf } from "../oauth/installPermissionOf.ts";
import { manifestScopes } from "../oauth/readInstallRequest.ts";

export type { AppRequestRow, AppRequestStatus } from "../../storage/tables/appRequests.ts";

export interface OwnAppRequest {
  /** Undefined where the caller has never asked. */
  readonly request: AppRequestRow | undefined;
  /** Whether the caller may install the app without the approval of others. */
  readonly canInstall: boolean;
}

/** The caller's latest request to approve an app that they work on. */
export async function readOwnAppRequest(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<OwnAppRequest, "app_not_found" | "access_denied">> {
  const found = await accessApp(ctx, appId, "app_not_found", "read");
  if (!found.ok) return found;
  const { app } = found;
  const { teamId, userId } = ctx.caller;
  const request = await selectLatestAppRequest(ctx.db, { teamId, appId, userId });
  const wish = { flow: "install", app, ...manifestScopes(app), teamId: undefined } as const;
  return succeed({ request, canInstall: (await installPermissionOf(ctx, wish)) === "allowed" });
}
