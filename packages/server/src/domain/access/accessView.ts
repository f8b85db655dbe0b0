import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectView } from "../../storage/queries/views.ts";
import type { ViewRow } from "../../storage/tables/views.ts";
import type { ReadContext } from "../context.ts";

/** The only door to a view for people: each has their own, in the workspace where the app shows it. */
export async function accessView(ctx: ReadContext, id: string): Promise<Outcome<{ view: ViewRow }, "view_not_found">> {
  const view = isIdShaped(id) ? await selectView(ctx.db, id) : undefined;
  const isOwn = view?.user_id === ctx.caller.userId && view.team_id === ctx.caller.teamId;
  return isOwn ? succeed({ view }) : refuse("view_not_found");
}
