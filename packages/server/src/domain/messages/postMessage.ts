import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { accessChannelToPost, type PostAccessCode } from "../access/accessChannel.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import type { MessageFields } from "./message.ts";
import { writeMessage } from "./writeMessage.ts";

export interface NewMessage {
  readonly channelId: string;
  readonly text: string;
  readonly threadTs?: string | undefined;
  readonly isBroadcast?: boolean | undefined;
}

export type PostCode = PostAccessCode | "cannot_reply_to_message" | "no_text";

/** Posts into a channel or a thread the caller is in. The event is written with the message or not at all. */
export const postMessage = defineOperation(
  import.meta,
  async (ctx, input: NewMessage): Promise<Outcome<{ channelId: string; ts: string; json: string }, PostCode>> => {
    if (input.text.trim() === "") return refuse("no_text");
    const seen = await accessChannelToPost(ctx, input.channelId, {
      threadTs: input.threadTs,
      isBroadcast: input.isBroadcast,
    });
    if (!seen.ok) return seen;
    const { channel } = seen;
    const fields = { ...authorOf(ctx), text: input.text.slice(0, limits.message_text_chars_max) };
    const written = await writeMessage(ctx, channel, fields, {
      threadTs: input.threadTs,
      isBroadcast: input.isBroadcast,
    });
    if (!written.ok) return written;
    return succeed({ channelId: channel.id, ts: written.tsText, json: written.json });
  },
);

/** Who speaks, in the words of a message. */
export function authorOf({ caller }: Pick<WriteContext, "caller">): Omit<MessageFields, "text"> {
  const { kind, userId, teamId, botId, appId, appName, installedMs = 0 } = caller;
  if (kind !== "bot" || botId === undefined || appId === undefined) return { user: userId, team: teamId };
  const profile = { id: botId, app_id: appId, user_id: userId, name: appName, deleted: false, team_id: teamId };
  const updated = Math.floor(installedMs / 1000);
  return { user: userId, team: teamId, bot_id: botId, app_id: appId, bot_profile: { ...profile, updated } };
}
