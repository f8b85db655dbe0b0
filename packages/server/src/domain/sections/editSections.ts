import { type Outcome, printTs, succeed } from "@platform/protocol";
import { lockLayout, updateLayout } from "../../storage/queries/sections.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { type Layout, parseLayout } from "./layout.ts";

/** Changes the caller's sections and sends all of them to the caller's clients. Sections are private. */
export async function editSections<Code extends string>(
  ctx: WriteContext,
  edit: (layout: Layout) => Outcome<{ layout: Layout }, Code>,
): Promise<Outcome<{ layout: Layout }, Code>> {
  const { teamId, userId } = ctx.caller;
  const before = parseLayout(await lockLayout(ctx.db, { teamId, userId }));
  const edited = edit(before);
  if (!edited.ok) return edited;
  const { layout } = edited;
  const stored = JSON.stringify(layout);
  if (stored === JSON.stringify(before)) return succeed({ layout });
  await updateLayout(ctx.db, { teamId, userId }, stored);
  const payload = { sections: [...layout], event_ts: printTs(ctx.nowMs * 1000) };
  await emit(ctx, { type: "channel_sections_changed", teamId, userId, audience: "user", payload });
  return succeed({ layout });
}
