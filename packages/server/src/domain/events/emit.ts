import type { EventAudience, EventPayload, EventType } from "@platform/protocol/contract/events.ts";
import type { User } from "@platform/protocol/contract/methods.ts";
import type { EventFields } from "@platform/protocol/eventCatalog/payload.ts";
import { insertOutbox, insertOutboxRows } from "../../storage/queries/outbox.ts";
import type { Audience } from "../../storage/tables/outbox.ts";
import type { UserRow } from "../access/accessUser.ts";
import type { EnterpriseRow } from "../users/listEnterprises.ts";
import type { WriteContext } from "../context.ts";

/** Something that happened. Its definition in `protocol/src/events` says who may receive it and what it contains. */
export interface DomainEvent<Type extends EventType = EventType> {
  readonly type: Type;
  readonly teamId: string;
  readonly channelId?: string;
  readonly appId?: string;
  readonly userId?: string;
  readonly audience: EventAudience<Type> & Audience;
  /** Without `type`, which is added. A message is JSON already: it is printed once, for its row and for its event. */
  readonly payload: StoredFields<Type> | EventJson<Type>;
}

/** The whole payload of an event as JSON. */
export type EventJson<Type extends EventType> = string & { readonly [json]: Type };
declare const json: unique symbol;

/** Types of events about a user, who is presented to each receiver according to its scopes (`present/event.ts`). */
export type UserEventType = {
  [Type in EventType]: EventPayload<Type> extends { readonly user: User } ? Type : never;
}[EventType];

/** The user at the time of the event takes the place of what receivers will see. */
export interface StoredUser {
  readonly user: { readonly id: string };
  readonly user_row: UserRow;
  readonly enterprise?: EnterpriseRow;
}

type StoredFields<Type extends EventType> = Type extends UserEventType
  ? Omit<EventFields<Type>, "user"> & StoredUser
  : EventFields<Type>;

/** Writes an event in the transaction that makes it true; delivery reads it from there after the commit. */
export async function emit<Type extends EventType>(ctx: WriteContext, event: DomainEvent<Type>): Promise<void> {
  const { type, teamId, channelId = null, appId = null, userId = null, audience } = event;
  const payload = print(event);
  await insertOutbox(ctx.db, teamId, channelId, appId, userId, audience, type, ctx.nowMs, payload, ctx.cause ?? null);
}

/** Many at once, in this order. */
export async function emitAll<Type extends EventType>(
  ctx: WriteContext,
  events: readonly DomainEvent<Type>[],
): Promise<void> {
  const rows = events.map((event) => ({
    team_id: event.teamId,
    channel_id: event.channelId ?? null,
    app_id: event.appId ?? null,
    user_id: event.userId ?? null,
    audience: event.audience,
    type: event.type,
    at_ms: ctx.nowMs,
    cause: ctx.cause ?? null,
    payload: print(event),
  }));
  await insertOutboxRows(ctx.db, rows);
}

function print({ type, payload }: Pick<DomainEvent, "type" | "payload">): string {
  return typeof payload === "string" ? payload : JSON.stringify({ type, ...payload });
}

/** A message to every server on this database: no app and no client receives it. */
export interface ServerSignal {
  readonly type: "access_ended" | "presence_signal";
  readonly teamId: string;
  readonly payload: object;
}

/** Writes a signal into the outbox, so that servers read it in the order of the events around it. */
export async function emitSignal(ctx: WriteContext, { type, teamId, payload }: ServerSignal): Promise<void> {
  const json = JSON.stringify(payload);
  await insertOutbox(ctx.db, teamId, null, null, null, "team", type, ctx.nowMs, json, ctx.cause ?? null);
}
