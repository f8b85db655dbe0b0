import { printTs } from "@platform/protocol";
import type { WriteContext } from "../domain/context.ts";
import { lockNextTs } from "../storage/queries/channels.ts";
import { insertMessage } from "../storage/queries/messages.ts";
import type { SeedWorkspace } from "./document.ts";
import type { Planted } from "./plantSeed.ts";

/** Messages in the order of the file, as if they had been posted one after another just before now. */
export async function plantMessages(ctx: WriteContext, planted: Planted, workspace: SeedWorkspace): Promise<void> {
  for (const message of workspace.messages ?? []) {
    const root = await plantMessage(ctx, planted, message.channel, message.user, message.text, 0);
    for (const reply of message.replies ?? []) {
      await plantMessage(ctx, planted, message.channel, reply.user, reply.text, root);
    }
  }
}

async function plantMessage(
  ctx: WriteContext,
  planted: Planted,
  channelName: string,
  userName: string,
  text: string,
  threadTs: number,
): Promise<number> {
  const channel = planted.channels.get(channelName);
  const user = planted.users.get(userName);
  if (!channel || !user) throw new Error(`the seed has no channel ${channelName} or no user ${userName}`);
  const ts = await lockNextTs(ctx.db, channel.key, ctx.nowMs * 1000);
  const thread = threadTs === 0 ? {} : { thread_ts: printTs(threadTs) };
  const body = { type: "message", user, text, ts: printTs(ts), team: planted.teamId, ...thread };
  await insertMessage(ctx.db, channel.key, threadTs, ts, user, JSON.stringify(body));
  return ts;
}
