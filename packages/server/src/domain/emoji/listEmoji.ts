import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectCustomEmojis } from "../../storage/queries/emoji.ts";
import type { CustomEmojiRow } from "../../storage/tables/customEmoji.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export type { CustomEmojiRow } from "../../storage/tables/customEmoji.ts";

/** Every emoji of the caller's workspace. */
export function listEmoji({ db, caller }: ReadContext): Promise<CustomEmojiRow[]> {
  return selectCustomEmojis(db, { teamId: caller.teamId });
}

/** A page of them, for admins of the workspace. */
export async function pageEmoji(
  ctx: ReadContext,
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Outcome<{ emoji: CustomEmojiRow[]; next: string }, "not_an_admin" | "invalid_cursor">> {
  if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
  const from = openCursor(ctx, "emoji", asked.cursor);
  if (!from.ok) return from;
  const rows = await selectCustomEmojis(ctx.db, {
    teamId: ctx.caller.teamId,
    afterName: from.at ?? "",
    limit: asked.limit + 1,
  });
  const emoji = rows.slice(0, asked.limit);
  const last = emoji.at(-1);
  const next = rows.length > emoji.length && last ? sealCursor(ctx, "emoji", last.name) : "";
  return succeed({ emoji, next });
}
