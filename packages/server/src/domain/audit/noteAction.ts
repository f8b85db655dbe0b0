import type { WriteContext } from "../context.ts";
import { noOrigin, type Origin } from "./auditTrail.ts";
import { type Entity, note } from "./note.ts";

interface Action {
  readonly action: string;
  readonly entity: Entity;
  /** The caller's when left out. */
  readonly teamId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
  /** The name that the entry of the call would have, where this entry is written in its place. */
  readonly insteadOf?: string | undefined;
  /** What the operation knows better than the request. */
  readonly origin?: Partial<Origin>;
}

/**
 * Writes an entry from inside an operation, where only the operation knows what really changes: a person who is in a channel
 * already does not join it. The call then has no other entry.
 */
export async function noteAction(ctx: WriteContext, given: Action): Promise<void> {
  const { audit, caller } = ctx;
  audit?.noted.add(given.action);
  if (given.insteadOf !== undefined) audit?.noted.add(given.insteadOf);
  const { action, entity, teamId = caller.teamId, actorId = caller.userId } = given;
  await note(ctx, {
    action,
    method: audit?.method ?? "",
    entity,
    teamId,
    actorId: actorId === "" ? undefined : actorId,
    appId: caller.appId,
    details: { ...audit?.details, ...given.details },
    origin: { ...(audit?.origin ?? noOrigin), ...given.origin },
  });
}
