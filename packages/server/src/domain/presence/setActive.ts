import { succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { signalPresence } from "../events/presenceSignal.ts";

/** The caller was active just now: servers with sockets of theirs end the automatic absence. */
export const setActive = defineOperation(import.meta, async (ctx) => {
  await signalPresence(ctx, { userId: ctx.caller.userId });
  return succeed({});
});
