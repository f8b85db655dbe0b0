import { deleteEndedSubscriptions } from "../../storage/queries/pushSubscriptions.ts";
import type { WriteContext } from "../context.ts";
import { emitSignal } from "./emit.ts";

/** For the servers of this platform alone: no app and no client ever receives it. */
export const accessEnded = "access_ended";

/** Whose access has changed. Every server checks the sockets that match, and closes those whose token is refused now. */
export interface EndedAccess {
  /** Of every workspace unless given: an app's own settings hold wherever it is installed. */
  readonly teamId?: string;
  /** Of everybody in the workspace unless given. */
  readonly userId?: string;
  /** Only what a token of this app opened; with null, only what people's own clients opened. */
  readonly appId?: string | null;
}

/**
 * Tells every server to check sockets again. The row precedes everything that is committed later in the outbox, so
 * no server passes on an event from after the change without having checked.
 */
export async function endAccess(ctx: WriteContext, ended: EndedAccess): Promise<void> {
  const isOfPerson = ended.appId === undefined || ended.appId === null;
  if (ended.userId !== undefined && isOfPerson) await deleteEndedSubscriptions(ctx.db, ended.userId, ctx.nowMs);
  await emitSignal(ctx, { type: accessEnded, teamId: ended.teamId ?? "", payload: ended });
}

/** A session of a person is over. Sockets of the person's other sessions pass the check and stay. */
export async function endListening(ctx: WriteContext, userId: string): Promise<void> {
  await endAccess(ctx, { userId, appId: null });
}
