import { selectViewsOf } from "../../storage/queries/views.ts";
import type { ReadContext } from "../context.ts";
import { type PrintedView, printView, type ViewRow } from "./view.ts";

/** What apps show the caller: home tabs and modals, oldest first, each on what it stands on. */
export async function listViews(ctx: ReadContext): Promise<PrintedView[]> {
  const rows = (await selectViewsOf(ctx.db, ctx.caller)).filter(({ type }) => type !== "entity_detail");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const height = ({ previous_id: below }: ViewRow): number => {
    const row = below === null ? undefined : byId.get(below);
    return row ? height(row) + 1 : 0;
  };
  return rows.toSorted((a, b) => a.created_ms - b.created_ms || height(a) - height(b)).map(printView);
}
