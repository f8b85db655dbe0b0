import { insertOutbox, insertOutboxRows } from "../../storage/queries/outbox.ts";
import type { Audience } from "../../storage/tables/outbox.ts";
import type { WriteContext } from "../context.ts";

/** Something that happened, in the words of the event that apps will receive. */
export interface DomainEvent {
  readonly type: string;
  readonly teamId: string;
  readonly channelId?: string;
  readonly appId?: string;
  readonly userId?: string;
  readonly audience: Audience;
  /** Text is JSON already: a message is printed once, for its row and for its event. */
  readonly payload: object | string;
}

/** Writes an event in the transaction that makes it true; delivery reads it from there after the commit. */
export async function emit(ctx: WriteContext, event: DomainEvent): Promise<void> {
  const { type, teamId, channelId = null, appId = null, userId = null, audience, payload } = event;
  const json = typeof payload === "string" ? payload : JSON.stringify(payload);
  await insertOutbox(ctx.db, teamId, channelId, appId, userId, audience, type, ctx.nowMs, json, ctx.cause ?? null);
}

/** Many at once, in this order. */
export async function emitAll(ctx: WriteContext, events: readonly DomainEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    team_id: event.teamId,
    channel_id: event.channelId ?? null,
    app_id: event.appId ?? null,
    user_id: event.userId ?? null,
    audience: event.audience,
    type: event.type,
    at_ms: ctx.nowMs,
    cause: ctx.cause ?? null,
    payload: typeof event.payload === "string" ? event.payload : JSON.stringify(event.payload),
  }));
  await insertOutboxRows(ctx.db, rows);
}
