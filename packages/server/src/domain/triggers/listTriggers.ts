import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type TriggerType, triggerTypes } from "@platform/protocol/triggers/triggerTypes.ts";
import { selectInstalledAppIds } from "../../storage/queries/apps.ts";
import { selectTriggerPage, type TriggerPage } from "../../storage/queries/triggers.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { accessApp } from "../access/accessApp.ts";
import { accessWorkflowApp, managesTriggers, type TriggerRow } from "../access/accessTrigger.ts";
import { isWorkspaceAdmin } from "../access/roles.ts";
import { decidedWorkflows } from "../access/workflowRole.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface AskedTriggers {
  readonly appId: string | undefined;
  readonly type: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export type ListTriggersCode = "app_not_found" | "access_denied" | "invalid_trigger_type" | "invalid_cursor";

/** The triggers of the workspace that the caller manages: of one app, or of all that are theirs. */
export async function listTriggers(
  ctx: ReadContext,
  asked: AskedTriggers,
): Promise<Outcome<{ triggers: TriggerRow[]; next: string }, ListTriggersCode>> {
  const type = triggerTypes.find((known) => known === asked.type);
  if (asked.type !== undefined && !type) return refuse("invalid_trigger_type");
  const managed = await managedTriggers(ctx, asked.appId);
  if (!managed.ok) return managed;
  const listing = `triggers ${asked.appId ?? ""} ${type ?? ""}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const rows = await selectTriggerPage(ctx.db, {
    teamId: ctx.caller.teamId,
    ...managed.of,
    type: type satisfies TriggerType | undefined,
    afterId: from.at ?? "",
    limit: asked.limit + 1,
  });
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  return succeed({ triggers: page, next: rows.length > page.length && last ? sealCursor(ctx, listing, last.id) : "" });
}

type Managed = Pick<TriggerPage, "appIds" | "exceptWorkflows" | "workflows">;

/** The apps and workflows whose triggers the caller manages. */
async function managedTriggers(
  ctx: ReadContext,
  appId: string | undefined,
): Promise<Outcome<{ of: Managed }, "app_not_found" | "access_denied">> {
  const { caller, db } = ctx;
  const team = await selectTeam(db, caller.teamId);
  const isUnlimited = caller.kind === "bot" || (team !== undefined && isWorkspaceAdmin(caller, team));
  const { added, removed } = isUnlimited ? noDecisions : await decidedWorkflows(ctx);
  if (appId !== undefined) {
    const found = await accessListedApp(ctx, appId);
    const workflows = added.filter((key) => key.appId === appId);
    if (found.ok) return succeed({ of: { appIds: [appId], exceptWorkflows: removed } });
    return workflows.length > 0 ? succeed({ of: { appIds: [], workflows } }) : found;
  }
  const installed = team ? await selectInstalledAppIds(db, { teamId: caller.teamId, orgId: caller.orgId }) : [];
  const appIds: string[] = [];
  for (const id of installed) {
    if (team && (await managesTriggers(ctx, { appId: id }, team, "read"))) appIds.push(id);
  }
  const workflows = added.filter((key) => installed.includes(key.appId));
  return succeed({ of: { appIds, exceptWorkflows: removed, workflows } });
}

const noDecisions = { added: [], removed: [] };

/**
 * The triggers of an app that was uninstalled are suspended, not deleted: the people who work on the app still see them,
 * so that a deployment revives them instead of creating each a second time.
 */
async function accessListedApp(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<object, "app_not_found" | "access_denied">> {
  const installed = await accessWorkflowApp(ctx, { appId }, "read");
  if (installed.ok || installed.error === "access_denied" || ctx.caller.kind === "bot") return installed;
  return accessApp(ctx, appId, "app_not_found", "read");
}
