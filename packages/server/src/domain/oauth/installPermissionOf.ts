import { isAdminScope } from "@platform/protocol";
import { selectApprovedScopes, selectResolution } from "../../storage/queries/resolutions.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectInstallation } from "../../storage/queries/apps.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import { isOrgAdmin, runsOwnWorkspace } from "../access/roles.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import type { InstallWish } from "./readInstallRequest.ts";

/**
 * Whether the caller may install this app where they are, or why not: the request wants another workspace; the app is for
 * its own workspace only; an admin has restricted it; guests install nothing; or it takes an admin, because the workspace
 * requires approval and none was given, because the app asks for an admin's powers, or because its bot is the org's and
 * would get more scopes in every workspace that it works in.
 */
export type InstallPermission =
  | "allowed"
  | "other_workspace"
  | "not_distributed"
  | "restricted"
  | "guest"
  | "needs_admin";

export async function installPermissionOf(ctx: ReadContext, install: InstallWish): Promise<InstallPermission> {
  const { caller } = ctx;
  const { app, teamId = caller.teamId } = install;
  // Naming the org asks for the choice between it and this workspace.
  if (teamId !== caller.teamId && teamId !== caller.orgId) return "other_workspace";
  if (app.distribution === "internal" && app.team_id !== caller.teamId) return "not_distributed";
  const resolution = await selectResolution(ctx.db, { teamId: caller.teamId, appId: app.id });
  if (resolution === "restricted") return "restricted";
  // Signing in shows an app who a person is, and gives it nothing to act with: neither guests nor approval matter.
  if (install.flow === "openid") return "allowed";
  if (isGuest(caller)) return "guest";
  if (!isOrgAdmin(caller) && (await widensOrgBot(ctx, install))) return "needs_admin";
  if (runsOwnWorkspace(caller)) return "allowed";
  if (install.userScopes.some(isAdminScope)) return "needs_admin";
  const team = await selectTeam(ctx.db, caller.teamId);
  if (team?.apps_need_approval === 0) return "allowed";
  return resolution === "approved" && (await isWithinApproval(ctx, install)) ? "allowed" : "needs_admin";
}

/** Whether the administrators who approved the app knew of every scope that it asks for now. */
async function isWithinApproval({ db, caller }: ReadContext, install: InstallWish): Promise<boolean> {
  const approved = await selectApprovedScopes(db, { teamId: caller.teamId, appId: install.app.id });
  const wanted = [...install.botScopes, ...install.userScopes];
  return approved === undefined || wanted.every((scope) => approved.includes(scope));
}

/** Whether the request asks for more than the bot of an org-wide installation has, which only the org can give. */
async function widensOrgBot({ db, caller }: ReadContext, { app, botScopes }: InstallWish): Promise<boolean> {
  if (caller.orgId === undefined || botScopes.length === 0) return false;
  const installation = await selectInstallation(db, app.id, caller.teamId);
  if (!installation || installation.removed_ms !== null || installation.org_id === null) return false;
  const bot = (await selectLiveGrants(db, installation.id)).findLast((grant) => grant.kind === "bot");
  const held = bot?.scopes.split(",") ?? [];
  return botScopes.some((scope) => !held.includes(scope));
}
