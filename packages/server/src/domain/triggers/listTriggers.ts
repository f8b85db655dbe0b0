import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type TriggerType, triggerTypes } from "@platform/protocol/triggers/triggerTypes.ts";
import { selectInstalledAppIds } from "../../storage/queries/apps.ts";
import { selectTriggerPage } from "../../storage/queries/triggers.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { accessApp } from "../access/accessApp.ts";
import { accessWorkflowApp, managesTriggers, type TriggerRow } from "../access/accessTrigger.ts";
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
  const apps = await managedApps(ctx, asked.appId);
  if (!apps.ok) return apps;
  const listing = `triggers ${asked.appId ?? ""} ${type ?? ""}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const rows = await selectTriggerPage(ctx.db, {
    teamId: ctx.caller.teamId,
    appIds: apps.ids,
    type: type satisfies TriggerType | undefined,
    afterId: from.at ?? "",
    limit: asked.limit + 1,
  });
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  return succeed({ triggers: page, next: rows.length > page.length && last ? sealCursor(ctx, listing, last.id) : "" });
}

async function managedApps(
  ctx: ReadContext,
  appId: string | undefined,
): Promise<Outcome<{ ids: string[] }, "app_not_found" | "access_denied">> {
  if (appId !== undefined) {
    const found = await accessListedApp(ctx, appId);
    return found.ok ? succeed({ ids: [appId] }) : found;
  }
  const { teamId, orgId } = ctx.caller;
  const team = await selectTeam(ctx.db, teamId);
  const ids: string[] = [];
  for (const id of team ? await selectInstalledAppIds(ctx.db, { teamId, orgId }) : []) {
    if (team && (await managesTriggers(ctx, id, team, "read"))) ids.push(id);
  }
  return succeed({ ids });
}

/**
 * The triggers of an app that was uninstalled are suspended, not deleted: the people who work on the app still see them,
 * so that a deployment revives them instead of creating each a second time.
 */
async function accessListedApp(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<object, "app_not_found" | "access_denied">> {
  const installed = await accessWorkflowApp(ctx, appId, "read");
  if (installed.ok || installed.error === "access_denied" || ctx.caller.kind === "bot") return installed;
  return accessApp(ctx, appId, "app_not_found", "read");
}
