import { isAdminScope } from "@platform/protocol";
import { selectResolution } from "../../storage/queries/resolutions.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import type { RequestedInstall } from "./readInstallRequest.ts";

/**
 * Whether the caller may install this app where they are, or why not: the request wants another workspace; the app is for
 * its own workspace only; an admin has restricted it; guests install nothing; or it takes an admin, because the workspace
 * has said so and none has approved this app, or because the app asks for an admin's powers.
 */
export type Standing = "allowed" | "other_workspace" | "not_distributed" | "restricted" | "guest" | "needs_admin";

export async function standingOf(ctx: ReadContext, install: RequestedInstall): Promise<Standing> {
  const { caller } = ctx;
  const { app, teamId = caller.teamId } = install;
  // Naming the org asks for the choice between it and this workspace.
  if (teamId !== caller.teamId && teamId !== caller.orgId) return "other_workspace";
  if (app.distribution === "internal" && app.team_id !== caller.teamId) return "not_distributed";
  const resolution = await selectResolution(ctx.db, { teamId: caller.teamId, appId: app.id });
  if (resolution === "restricted") return "restricted";
  if (isGuest(caller)) return "guest";
  if (runsOwnWorkspace(caller)) return "allowed";
  if (install.userScopes.some(isAdminScope)) return "needs_admin";
  const team = await selectTeam(ctx.db, caller.teamId);
  return team?.apps_need_approval === 0 || resolution === "approved" ? "allowed" : "needs_admin";
}
