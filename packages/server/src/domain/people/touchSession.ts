import { succeed } from "@platform/protocol";
import { updateSessionSeen } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";

/** Notes that a session is in use, so that it does not end for being idle. */
export const touchSession = defineOperation(import.meta, async (ctx, input: { readonly hash: string }) => {
  await updateSessionSeen(ctx.db, input.hash, ctx.nowMs);
  return succeed({});
});
