import { type Outcome, succeed } from "@platform/protocol";
import { countEntities, selectEntities, selectHolds } from "../../storage/queries/legalHolds.ts";
import type { LegalHoldEntityRow } from "../../storage/tables/legalHoldEntities.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { accessHold, type GovernHoldsCode, governHolds, type HoldCode, type LegalHoldRow } from "./accessHold.ts";

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface CountedHold {
  readonly hold: LegalHoldRow;
  readonly entityCount: number;
}

/** The legal holds that the caller decides about, active and released, a page at a time. */
export async function listHolds(
  ctx: ReadContext,
  asked: Asked,
): Promise<Outcome<{ holds: CountedHold[]; next: string }, GovernHoldsCode | "invalid_cursor">> {
  const governed = await governHolds(ctx);
  if (!governed.ok) return governed;
  const from = openCursor(ctx, "legalHolds", asked.cursor);
  if (!from.ok) return from;
  const rows = await selectHolds(ctx.db, governed.owner, { afterId: from.at ?? "", limit: asked.limit + 1 });
  const page = rows.slice(0, asked.limit);
  const holds: CountedHold[] = [];
  for (const hold of page) holds.push({ hold, entityCount: await countEntities(ctx.db, hold.id) });
  const last = page.at(-1);
  return succeed({ holds, next: rows.length > page.length && last ? sealCursor(ctx, "legalHolds", last.id) : "" });
}

/** One hold, as lists show it. */
export async function describeHold(ctx: ReadContext, id: string): Promise<Outcome<CountedHold, HoldCode>> {
  const seen = await accessHold(ctx, id);
  if (!seen.ok) return seen;
  return succeed({ hold: seen.hold, entityCount: await countEntities(ctx.db, id) });
}

/** The people on a hold, a page at a time. */
export async function listEntities(
  ctx: ReadContext,
  asked: Asked & { readonly holdId: string },
): Promise<Outcome<{ entities: LegalHoldEntityRow[]; next: string }, HoldCode | "invalid_cursor">> {
  const seen = await accessHold(ctx, asked.holdId);
  if (!seen.ok) return seen;
  const listing = `legalHoldEntities ${seen.hold.id}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const rows = await selectEntities(ctx.db, seen.hold.id, { afterId: from.at ?? "", limit: asked.limit + 1 });
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  return succeed({
    entities: page,
    next: rows.length > page.length && last ? sealCursor(ctx, listing, last.user_id) : "",
  });
}
