import { selectIsAnomalyNoted } from "../../storage/queries/anomalies.ts";
import type { Origin } from "../audit/auditTrail.ts";
import { freezeEntity } from "../audit/freezeEntity.ts";
import { note } from "../audit/note.ts";
import type { WriteContext } from "../context.ts";

export interface Anomaly {
  /** The security event, as `admin.audit.list` finds it. */
  readonly kind: string;
  /** The reasons of the Audit Logs API. */
  readonly reason: readonly string[];
  readonly teamId: string;
  readonly userId: string;
  readonly appId?: string | undefined;
  readonly origin: Origin;
  readonly details: Readonly<Record<string, unknown>>;
  /** Within this time it has one entry, however often it comes again. */
  readonly withinS: number;
  /** Whether each session of the person has an entry of its own. */
  readonly isOfSession: boolean;
}

/** Writes down what the platform noticed about a person, once within its time. */
export async function noteAnomaly(ctx: WriteContext, anomaly: Anomaly): Promise<void> {
  const { kind, reason, teamId, userId, appId, origin, details, withinS, isOfSession } = anomaly;
  const sessionId = isOfSession ? origin.sessionId : undefined;
  if (await selectIsAnomalyNoted(ctx.db, { kind, userId, sessionId, sinceMs: ctx.nowMs - withinS * 1000 })) return;
  const entity = { type: "user", id: userId };
  const state = (await freezeEntity(ctx, entity, teamId)) ?? {};
  await note(ctx, {
    action: "anomaly",
    method: kind,
    entity: { ...entity, state },
    teamId,
    actorId: userId,
    appId,
    details: { reason, action_timestamp: Math.floor(ctx.nowMs / 1000), ...details },
    origin,
  });
}
