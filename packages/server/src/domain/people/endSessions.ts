import { succeed } from "@platform/protocol";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";

/** Signs somebody out everywhere. */
export const endSessions = defineOperation(import.meta, async (ctx, input: { readonly userId: string }) => {
  await updateSessionsRevoked(ctx.db, input.userId, ctx.nowMs);
  return succeed({});
});
