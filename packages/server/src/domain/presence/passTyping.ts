import { limits, succeed } from "@platform/protocol";
import { deleteTypingIndicators, insertTypingIndicator } from "../../storage/queries/presence.ts";
import { defineOperation } from "../context.ts";

export interface TypingIndicator {
  readonly server: string;
  readonly channelId: string;
  readonly userId: string;
  readonly threadTs: string | undefined;
}

/** Reports to the other servers that a person is typing, and deletes expired reports. */
export const passTyping = defineOperation(import.meta, async (ctx, indicator: TypingIndicator) => {
  await deleteTypingIndicators(ctx.db, ctx.nowMs - limits.typing_indicator_s * 1000);
  await insertTypingIndicator(
    ctx.db,
    indicator.server,
    indicator.channelId,
    indicator.userId,
    indicator.threadTs ?? null,
    ctx.nowMs,
  );
  return succeed({});
});
