import { insertOutbox } from "../../storage/queries/outbox.ts";
import type { Audience } from "../../storage/tables/outbox.ts";
import type { WriteContext } from "../context.ts";

/** Something that happened, in the words of the event that apps will receive. */
export interface DomainEvent {
  readonly type: string;
  readonly teamId: string;
  readonly channelId?: string;
  readonly appId?: string;
  readonly audience: Audience;
  readonly payload: object;
}

/** Writes an event in the transaction that makes it true; delivery reads it from there after the commit. */
export async function emit(ctx: WriteContext, event: DomainEvent): Promise<void> {
  const { type, teamId, channelId = null, appId = null, audience, payload } = event;
  await insertOutbox(ctx.db, teamId, channelId, appId, audience, type, ctx.nowMs, JSON.stringify(payload));
}
