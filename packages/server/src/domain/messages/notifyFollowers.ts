import { printTs } from "@platform/protocol";
import { insertAllFollowers, insertFollowers, updateThreadUnread } from "../../storage/queries/threads.ts";
import type { WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";
import { namedIn } from "./namedIn.ts";
import type { MessageHome, WrittenMessage } from "./writeMessage.ts";

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
  else {
    const { people, members } = await namedIn(ctx, json);
    await insertFollowers(ctx.db, thread, [...people, ...members]);
  }
  const reached = await updateThreadUnread(ctx.db, channel.key, threadTs, authorId, ts);
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
