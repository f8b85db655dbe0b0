import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { workflowCallbackId } from "@platform/protocol/workflows/functionReference.ts";
import { selectCollaboratorRole } from "../../storage/queries/collaborators.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectTrigger } from "../../storage/queries/triggers.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { TriggerRow } from "../../storage/tables/triggers.ts";
import type { ReadContext } from "../context.ts";
import { accessInstalledApp, type InstalledApp } from "./appCaller.ts";
import { isWorkspaceAdmin } from "./roles.ts";
import { workflowRole } from "./workflowRole.ts";

export type { TriggerRow } from "../../storage/tables/triggers.ts";

export type Purpose = "read" | "change";

/** A workflow of an app, or any of them. */
export interface StartedWorkflow {
  readonly appId: string;
  readonly workflow?: string | undefined;
}

/**
 * The only access check for managing a trigger: the app whose workflow it starts, the people who work on that
 * workflow, and the workspace's admins. Triggers of other workspaces look as if they did not exist.
 */
export async function accessTrigger(
  ctx: ReadContext,
  id: string,
  purpose: Purpose = "change",
): Promise<Outcome<{ trigger: TriggerRow; team: TeamRow }, "trigger_not_found" | "access_denied">> {
  const trigger = isIdShaped(id) ? await selectTrigger(ctx.db, id) : undefined;
  const team = trigger && (await selectTeam(ctx.db, trigger.team_id));
  if (!trigger || !team || !isNear(ctx, team)) return refuse("trigger_not_found");
  const started = { appId: trigger.app_id, workflow: trigger.workflow };
  return (await managesTriggers(ctx, started, team, purpose)) ? succeed({ trigger, team }) : refuse("access_denied");
}

/**
 * The access check for creating triggers for an app's workflows: the app has to be installed in the caller's workspace. Where
 * no workflow is named, the caller has to work on the app.
 */
export async function accessWorkflowApp(
  ctx: ReadContext,
  { appId, workflow }: StartedWorkflow,
  purpose: Purpose = "change",
): Promise<Outcome<{ installed: InstalledApp; team: TeamRow }, "app_not_found" | "access_denied">> {
  const { teamId } = ctx.caller;
  const installed = isIdShaped(appId) ? await accessInstalledApp(ctx.db, appId, teamId) : undefined;
  const team = await selectTeam(ctx.db, teamId);
  if (!installed || !team) return refuse("app_not_found");
  const isManager = await managesTriggers(ctx, { appId, workflow }, team, purpose);
  return isManager ? succeed({ installed, team }) : refuse("access_denied");
}

/** An app manages its own triggers; a person those of the workflows that they work on, and all of a workspace that they run. */
export async function managesTriggers(
  { db, caller }: ReadContext,
  { appId, workflow }: StartedWorkflow,
  team: TeamRow,
  purpose: Purpose,
): Promise<boolean> {
  if (caller.kind === "bot") return caller.appId === appId;
  if (isWorkspaceAdmin(caller, team)) return true;
  const role =
    workflow === undefined
      ? await selectCollaboratorRole(db, appId, caller.userId)
      : await workflowRole(db, { appId, teamId: team.id, workflow: workflowCallbackId(workflow) }, caller.userId);
  return role === "owner" || (role === "reader" && purpose === "read");
}

function isNear({ caller }: ReadContext, team: TeamRow): boolean {
  return team.id === caller.teamId || (caller.kind !== "bot" && isWorkspaceAdmin(caller, team));
}
