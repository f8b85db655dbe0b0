import { type Outcome, slackbotId, succeed } from "@platform/protocol";
import { selectDirectMembers, selectMembers } from "../../storage/queries/members.ts";
import { accessChannel, type AccessCode } from "../access/accessChannel.ts";
import { isDirect } from "../access/manageChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { withSlackbot } from "../users/slackbot.ts";

/** The ids of the members of a conversation, a page at a time; deactivated people are members of direct ones only. */
export async function listMembers(
  ctx: ReadContext,
  asked: { readonly channelId: string; readonly cursor: string | undefined; readonly limit: number },
): Promise<Outcome<{ userIds: string[]; next: string }, AccessCode | "invalid_cursor">> {
  const seen = await accessChannel(ctx, asked.channelId, "read");
  if (!seen.ok) return seen;
  const listing = `members ${seen.channel.id}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const select = isDirect(seen.channel) ? selectDirectMembers : selectMembers;
  const page = { afterId: from.at ?? "", limit: asked.limit + 1 };
  const known = await select(ctx.db, seen.channel.key, page.afterId, page.limit);
  const isWithSlackbot = seen.channel.partner_id === slackbotId;
  const rows = isWithSlackbot ? withSlackbot(known, { slackbot: slackbotId, idOf: (id) => id, ...page }) : known;
  const userIds = rows.slice(0, asked.limit);
  const last = userIds.at(-1);
  return succeed({ userIds, next: rows.length > userIds.length && last ? sealCursor(ctx, listing, last) : "" });
}
