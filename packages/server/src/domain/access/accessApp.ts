import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import { isAdmin } from "../caller.ts";
import type { ReadContext } from "../context.ts";

export type { AppRow } from "../../storage/tables/apps.ts";

/**
 * The only door to an app for those who configure it: its owner, and the admins of the workspace it was made in.
 * Methods differ in what they call an app that is not there, so the caller says how.
 */
export async function accessApp<const Missing extends string>(
  ctx: ReadContext,
  id: string,
  missing: Missing,
): Promise<Outcome<{ app: AppRow }, Missing | "access_denied">> {
  const app = isIdShaped(id) ? await selectApp(ctx.db, id) : undefined;
  if (!app || app.team_id !== ctx.caller.teamId) return refuse(missing);
  if (app.owner_id !== ctx.caller.userId && !isAdmin(ctx.caller)) return refuse("access_denied");
  return succeed({ app });
}
