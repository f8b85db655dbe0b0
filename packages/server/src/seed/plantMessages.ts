import type { WriteContext } from "../domain/context.ts";
import { richTextBlock } from "../domain/messages/personBlocks.ts";
import { writeMessage } from "../domain/messages/writeMessage.ts";
import type { SeedWorkspace } from "./document.ts";
import type { Planted } from "./plantUsers.ts";

/** Messages in the order of the file, as if they had been posted one after another just before now. */
export async function plantMessages(ctx: WriteContext, planted: Planted, workspace: SeedWorkspace): Promise<void> {
  for (const message of workspace.messages ?? []) {
    const root = await plantMessage(ctx, planted, message.channel, message.user, message.text);
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
  threadTs?: string,
): Promise<string> {
  const channel = planted.channels.get(channelName);
  const user = planted.users.get(userName);
  if (!channel || !user) throw new Error(`the seed has no channel ${channelName} or no user ${userName}`);
  const fields = { user, text, team: planted.teamId, blocks: [richTextBlock(text)] };
  const written = await writeMessage(ctx, channel, fields, { threadTs, isNews: false });
  if (!written.ok) throw new Error(`the seed replies to a message that is not there: ${text}`);
  return written.tsText;
}
