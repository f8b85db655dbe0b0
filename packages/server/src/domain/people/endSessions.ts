import { succeed } from "@platform/protocol";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";

/** Signs a person out everywhere. */
export const endSessions = defineOperation(import.meta, async (ctx, input: { readonly userId: string }) => {
  await updateSessionsRevoked(ctx.db, input.userId, ctx.nowMs);
  await endListening(ctx, input.userId);
  return succeed({});
});
