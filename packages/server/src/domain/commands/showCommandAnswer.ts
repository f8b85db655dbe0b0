import { type Outcome, slackbotId, succeed } from "@platform/protocol";
import { findReadableChannel } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";
import { showEphemeral } from "../messages/ephemeral.ts";
import type { GivenCommand } from "./command.ts";

/** Shows the caller a text of Slackbot. After leaving a private channel there is no place for it. */
export const showCommandAnswer = defineOperation(
  import.meta,
  async (ctx, { channelId, threadTs, text }: GivenCommand): Promise<Outcome<{ isShown: boolean }, never>> => {
    const channel = await findReadableChannel(ctx, channelId);
    if (!channel) return succeed({ isShown: false });
    const shown = await showEphemeral(ctx, channel, {
      userId: ctx.caller.userId,
      content: { text, fields: {}, metadata: undefined },
      threadTs,
      author: { user: slackbotId },
    });
    return succeed({ isShown: shown.ok });
  },
);
