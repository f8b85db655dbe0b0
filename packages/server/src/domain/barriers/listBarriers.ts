import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectBarriers } from "../../storage/queries/barriers.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { type Barrier, describeBarrier } from "./barrier.ts";

/** The barriers of the caller's workspace, a page at a time. */
export async function listBarriers(
  ctx: ReadContext,
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Outcome<{ barriers: Barrier[]; next: string }, "not_an_admin" | "invalid_cursor">> {
  if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
  const from = openCursor(ctx, "barriers", asked.cursor);
  if (!from.ok) return from;
  const rows = await selectBarriers(ctx.db, {
    teamId: ctx.caller.teamId,
    afterId: from.at ?? "",
    limit: asked.limit + 1,
  });
  const page = rows.slice(0, asked.limit);
  const barriers: Barrier[] = [];
  for (const row of page) barriers.push(await describeBarrier(ctx, row));
  const last = page.at(-1);
  return succeed({ barriers, next: rows.length > page.length && last ? sealCursor(ctx, "barriers", last.id) : "" });
}
