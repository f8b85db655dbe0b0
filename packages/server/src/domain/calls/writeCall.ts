import { limits } from "@platform/protocol";
import { selectCallMessages, updateCall } from "../../storage/queries/calls.ts";
import { lockChannel, selectChannelByKey } from "../../storage/queries/channels.ts";
import { selectMessage, updateBody } from "../../storage/queries/messages.ts";
import type { CallRow } from "../access/accessCall.ts";
import type { WriteContext } from "../context.ts";
import { emitMessageChanged } from "../messages/emitMessageChange.ts";
import { parseBody } from "../messages/message.ts";
import { withCalls } from "./showCalls.ts";

/** Stores a call that has changed, and shows it so in every message. The caller holds its lock. */
export async function writeCall(ctx: WriteContext, call: CallRow): Promise<void> {
  await updateCall(ctx.db, call.id, call);
  await showInMessages(ctx, call);
}

async function showInMessages(ctx: WriteContext, call: CallRow): Promise<void> {
  const rows = await selectCallMessages(ctx.db, call.id, limits.call_messages_max);
  const keys = [...new Set(rows.map((row) => row.channel_key))];
  for (const key of keys.toSorted((a, b) => a - b)) {
    await lockChannel(ctx.db, key);
    const channel = await selectChannelByKey(ctx.db, key);
    if (!channel) continue;
    for (const row of rows.filter((one) => one.channel_key === channel.key)) {
      const message = await selectMessage(ctx.db, channel.key, row.ts);
      if (!message) continue;
      const after = JSON.stringify(withCalls(parseBody(message.body), channel, new Map([[call.id, call]])));
      // The app may have replaced the block since.
      if (after === message.body) continue;
      await updateBody(ctx.db, channel.key, message.thread_ts, message.ts, after);
      await emitMessageChanged(ctx, channel, after, message.body);
    }
  }
}
