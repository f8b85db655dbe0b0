import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectCollaboratorRole } from "../../storage/queries/collaborators.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import { isAdmin } from "../caller.ts";
import type { ReadContext } from "../context.ts";

export type { AppRow } from "../../storage/tables/apps.ts";

/**
 * The only access path to an app for configuring it: the people who work on it, and the admins of the workspace it was
 * made in. Readers among them see how it is made, and change nothing. Methods differ in what they call an app that is
 * not there, so the caller says how.
 */
export async function accessApp<const Missing extends string>(
  ctx: ReadContext,
  id: string,
  missing: Missing,
  purpose: "read" | "change" = "change",
): Promise<Outcome<{ app: AppRow }, Missing | "access_denied">> {
  const app = isIdShaped(id) ? await selectApp(ctx.db, id) : undefined;
  if (!app || app.team_id !== ctx.caller.teamId) return refuse(missing);
  if (isAdmin(ctx.caller)) return succeed({ app });
  const role = await selectCollaboratorRole(ctx.db, app.id, ctx.caller.userId);
  const isLetIn = role === "owner" || (role === "reader" && purpose === "read");
  return isLetIn ? succeed({ app }) : refuse("access_denied");
}
