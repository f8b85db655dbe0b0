import { limits, succeed } from "@platform/protocol";
import { deleteTypingSigns, insertTypingSign } from "../../storage/queries/presence.ts";
import { defineOperation } from "../context.ts";

export interface TypingSign {
  readonly server: string;
  readonly channelId: string;
  readonly userId: string;
  readonly threadTs: string | undefined;
}

/** Leaves a sign for the other servers that somebody writes, and sweeps those that nobody believes any more. */
export const passTyping = defineOperation(import.meta, async (ctx, sign: TypingSign) => {
  await deleteTypingSigns(ctx.db, ctx.nowMs - limits.typing_sign_s * 1000);
  await insertTypingSign(ctx.db, sign.server, sign.channelId, sign.userId, sign.threadTs ?? null, ctx.nowMs);
  return succeed({});
});
