import type { AppRow } from "../access/accessApp.ts";
import { isOrgAdmin } from "../access/roles.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import type { InstallWish } from "./readInstallRequest.ts";

/**
 * Whether the caller may let an app into the whole org and not only into this workspace: it takes an admin of the
 * org, an app whose manifest allows it, and a bot, because people act in their own workspace only.
 */
export function canInstallForOrg({ caller }: ReadContext, { app, botScopes }: InstallWish): boolean {
  return isOrgAdmin(caller) && botScopes.length > 0 && isMadeForOrgs(app);
}

function isMadeForOrgs(app: AppRow): boolean {
  return manifestOf(app).settings?.org_deploy_enabled === true;
}
