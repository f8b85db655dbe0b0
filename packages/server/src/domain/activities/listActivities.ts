import { type Outcome, succeed } from "@platform/protocol";
import { type ActivityFilter, type ActivityPosition, selectActivities } from "../../storage/queries/activities.ts";
import { type ActivityLevel, activityLevels, type AppActivityRow } from "../../storage/tables/appActivities.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export { activityLevels } from "../../storage/tables/appActivities.ts";
export type { ActivityLevel, AppActivityRow } from "../../storage/tables/appActivities.ts";

export interface ActivitiesAsked extends Omit<ActivityFilter, "levels" | "teamIds"> {
  /** This level and those above it. */
  readonly minLevel: ActivityLevel;
  readonly direction: "asc" | "desc";
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** What happened with an app, for everybody who works on it. */
export async function listActivities(
  ctx: ReadContext,
  asked: ActivitiesAsked,
): Promise<
  Outcome<{ activities: AppActivityRow[]; next: string }, "invalid_app" | "access_denied" | "invalid_cursor">
> {
  const found = await accessApp(ctx, asked.appId ?? "", "invalid_app", "read");
  if (!found.ok) return found;
  return pageOfActivities(ctx, asked);
}

/** A page of entries, for callers who have been let in. */
export async function pageOfActivities(
  ctx: ReadContext,
  asked: ActivitiesAsked & Pick<ActivityFilter, "teamIds">,
): Promise<Outcome<{ activities: AppActivityRow[]; next: string }, "invalid_cursor">> {
  const { cursor, limit, direction, minLevel, ...filter } = asked;
  const listing = `activities ${JSON.stringify([direction, minLevel, Object.entries(filter)])}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const levels = activityLevels.slice(activityLevels.indexOf(minLevel));
  const after = from.at === undefined ? undefined : positionOf(from.at);
  const rows = await selectActivities(ctx.db, { ...filter, levels }, { direction, after, limit: limit + 1 });
  const activities = rows.slice(0, limit);
  const last = activities.at(-1);
  const next = rows.length > limit && last ? sealCursor(ctx, listing, `${last.created_us} ${last.id}`) : "";
  return succeed({ activities, next });
}

function positionOf(text: string): ActivityPosition {
  const [createdUs = "", id = ""] = text.split(" ");
  return { createdUs: Number(createdUs), id: Number(id) };
}
