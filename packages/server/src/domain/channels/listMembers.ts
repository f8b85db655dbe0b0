import { type Outcome, succeed } from "@platform/protocol";
import { selectDirectMembers, selectMembers } from "../../storage/queries/members.ts";
import { accessChannel, type AccessCode } from "../access/accessChannel.ts";
import { isDirect } from "../access/manageChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

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
  const rows = await select(ctx.db, seen.channel.key, from.at ?? "", asked.limit + 1);
  const userIds = rows.slice(0, asked.limit);
  const last = userIds.at(-1);
  return succeed({ userIds, next: rows.length > userIds.length && last ? sealCursor(ctx, listing, last) : "" });
}
