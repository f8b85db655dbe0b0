import { succeed } from "@platform/protocol";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";

/** Signs a person out everywhere. */
export const endSessions = defineOperation(import.meta, async (ctx, input: { readonly userId: string }) => {
  await updateSessionsRevoked(ctx.db, input.userId, ctx.nowMs);
  await endListening(ctx, input.userId);
  await noteSignIn(ctx, { action: "user_logout", userId: input.userId, details: { everywhere: true } });
  return succeed({});
});
