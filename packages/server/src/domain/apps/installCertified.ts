import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessListedApp } from "../access/accessListedApp.ts";
import { defineOperation } from "../context.ts";
import { installApp } from "../oauth/installApp.ts";
import { type InstallPermission, installPermissionOf } from "../oauth/installPermissionOf.ts";
import { manifestScopes } from "../oauth/readInstallRequest.ts";

export type InstallCertifiedCode =
  | "app_not_found"
  | "app_approval_request_eligible"
  | "app_approval_request_denied"
  | "restricted_action";

const refusals: Readonly<Partial<Record<InstallPermission, Exclude<InstallCertifiedCode, "app_not_found">>>> = {
  needs_admin: "app_approval_request_eligible",
  restricted: "app_approval_request_denied",
};

/**
 * Installs an app of the directory in the caller's workspace, so that its functions can be steps there. Only its bot comes:
 * acting for the caller takes their consent, on the page of the app.
 */
export const installCertified = defineOperation(
  import.meta,
  async (ctx, { appId }: { readonly appId: string }): Promise<Outcome<object, InstallCertifiedCode>> => {
    const found = await accessListedApp(ctx, appId);
    if (!found.ok) return found;
    const { app } = found;
    const { botScopes } = manifestScopes(app);
    const wish = { flow: "install", app, botScopes, userScopes: [], teamId: undefined } as const;
    const permission = await installPermissionOf(ctx, wish);
    if (permission !== "allowed") return refuse(refusals[permission] ?? "restricted_action");
    const { teamId, userId } = ctx.caller;
    await installApp(ctx, { app, teamId, orgId: null, installerId: userId, botScopes, userScopes: [] });
    return succeed({});
  },
);
