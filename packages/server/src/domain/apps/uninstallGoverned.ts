import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp, selectInstallation } from "../../storage/queries/apps.ts";
import { selectOrgInstallation } from "../../storage/queries/orgInstallations.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { governTeam } from "../access/governTeam.ts";
import { isOrgAdmin } from "../access/roles.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { removeInstallation } from "./removeInstallation.ts";

export type UninstallCode =
  | "app_not_found"
  | "specify_enterprise_or_teams"
  | "enterprise_not_found"
  | "restricted_action"
  | "teams_not_found"
  | "must_revoke_access";

export interface Uninstall {
  readonly appId: string;
  readonly orgId: string | undefined;
  readonly teamIds: readonly string[] | undefined;
}

/** Uninstalls an app from workspaces, or its org-wide installation. All of them or, when one is refused, none. */
export const uninstallGoverned = defineOperation(
  import.meta,
  async (ctx, input: Uninstall): Promise<Outcome<object, UninstallCode>> => {
    const { orgId, teamIds = [] } = input;
    if ((orgId === undefined) === (teamIds.length === 0)) return refuse("specify_enterprise_or_teams");
    const governed = orgId === undefined ? await governAll(ctx, teamIds) : governNamedOrg(ctx, orgId);
    if (!governed.ok) return governed;
    const app = isIdShaped(input.appId) ? await selectApp(ctx.db, input.appId) : undefined;
    if (!app) return refuse("app_not_found");
    if (orgId !== undefined) return uninstallFromOrg(ctx, app.id, orgId);
    for (const teamId of new Set(teamIds)) {
      const uninstalled = await uninstallFromTeam(ctx, app.id, teamId);
      if (!uninstalled.ok) return uninstalled;
    }
    return succeed({});
  },
);

async function governAll(ctx: WriteContext, teamIds: readonly string[]): Promise<Outcome<object, UninstallCode>> {
  for (const teamId of teamIds) {
    const governed = await governTeam(ctx, teamId);
    if (!governed.ok) return refuse(governed.error === "not_an_admin" ? "restricted_action" : "teams_not_found");
  }
  return succeed({});
}

function governNamedOrg({ caller }: WriteContext, orgId: string): Outcome<object, UninstallCode> {
  if (orgId !== caller.orgId) return refuse("enterprise_not_found");
  return isOrgAdmin(caller) ? succeed({}) : refuse("restricted_action");
}

async function uninstallFromOrg(
  ctx: WriteContext,
  appId: string,
  orgId: string,
): Promise<Outcome<object, UninstallCode>> {
  const installation = await selectOrgInstallation(ctx.db, { appId, orgId });
  if (!installation) return refuse("app_not_found");
  await removeInstallation(ctx, { id: installation.id, appId, teamId: installation.team_id });
  return succeed({});
}

async function uninstallFromTeam(
  ctx: WriteContext,
  appId: string,
  teamId: string,
): Promise<Outcome<object, UninstallCode>> {
  const installation = await selectInstallation(ctx.db, appId, teamId);
  const isInstalled = installation?.removed_ms === null;
  if (isInstalled && installation.org_id === null) {
    await removeInstallation(ctx, { id: installation.id, appId, teamId });
    return succeed({});
  }
  const orgId = (await selectTeam(ctx.db, teamId))?.org_id ?? null;
  const isOrgWide = orgId !== null && (await selectOrgInstallation(ctx.db, { appId, orgId })) !== undefined;
  return refuse(isOrgWide ? "must_revoke_access" : "app_not_found");
}
