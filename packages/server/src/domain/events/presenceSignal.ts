import type { WriteContext } from "../context.ts";
import { emitSignal } from "./emit.ts";

/** For the servers of this platform alone: no app and no client ever receives it. */
export const presenceSignal = "presence_signal";

export interface PresenceSignal {
  readonly userId: string;
  /** Whether the person set themselves away. Without it, the person was active just now. */
  readonly isAway?: boolean;
}

/** Tells every server that has sockets of the person. */
export async function signalPresence(ctx: WriteContext, signal: PresenceSignal): Promise<void> {
  await emitSignal(ctx, { type: presenceSignal, teamId: ctx.caller.teamId, payload: signal });
}
