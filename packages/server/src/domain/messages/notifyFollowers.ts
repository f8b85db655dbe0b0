import { idSource, printTs } from "@platform/protocol";
import { insertAllFollowers, insertFollowers, updateThreadUnread } from "../../storage/queries/threads.ts";
import { selectGroupMembers } from "../../storage/queries/usergroups.ts";
import type { WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";
import type { MessageHome, WrittenMessage } from "./writeMessage.ts";

const mentionStart = new RegExp(`<@(${idSource("user")})`, "g");

/**
 * Marks a thread as unread for the people whom a new reply is for. Its author and the people who have replied follow it
 * already; members whom the reply names follow it from here on, and so does everyone in a direct conversation. Each of
 * them gets `thread_unread` once, with the first reply since they have read the thread.
 */
export async function notifyFollowers(
  ctx: WriteContext,
  channel: MessageHome,
  { ts, threadTs, tsText, json }: WrittenMessage,
  authorId: string,
): Promise<void> {
  const thread = { channelKey: channel.key, threadTs, lastReadTs: ts - 1 };
  if (channel.kind === "im" || channel.kind === "mpim") await insertAllFollowers(ctx.db, thread);
  else await insertFollowers(ctx.db, thread, await namedIn(ctx, json));
  const reached = await updateThreadUnread(ctx.db, channel.key, threadTs, authorId);
  const { id: channelId, team_id: teamId } = channel;
  const payload = { channel: channelId, thread_ts: printTs(threadTs), ts: tsText, event_ts: tsText };
  await emitAll(
    ctx,
    reached.map(({ user_id: userId }) => ({
      type: "thread_unread",
      teamId,
      channelId,
      userId,
      audience: "user",
      payload,
    })),
  );
}

/** People whom a message mentions, by id or by a group. A mention of everyone reaches the followers of the thread. */
async function namedIn(ctx: WriteContext, json: string): Promise<string[]> {
  const people = new Set(Array.from(json.matchAll(mentionStart), ([, id = ""]) => id));
  const groups = new Set(Array.from(json.matchAll(/<!subteam\^(\w+)/g), ([, id = ""]) => id));
  const members = await selectGroupMembers(ctx.db, [...groups]);
  for (const ids of members.values()) for (const id of ids) people.add(id);
  return [...people];
}
