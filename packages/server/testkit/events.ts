import type { EventType } from "@platform/protocol/contract/events.ts";
import { eventPresenter } from "../src/present/event.ts";
import type { Workspace } from "./workspace.ts";

/** The events of this type so far, oldest first, with their audience. */
export async function eventsOf({ platform, clock }: Workspace, type: EventType): Promise<Record<string, unknown>[]> {
  const rows = await platform.store.db
    .selectFrom("outbox")
    .select(["payload", "audience", "user_id"])
    .where("type", "=", type)
    .orderBy("id")
    .execute();
  const present = eventPresenter(() => ({ nowMs: clock.nowMs(), baseUrl: platform.baseUrl }));
  const { checkEvent } = await import("./checkEvent.ts");
  return rows.map(({ payload, audience, user_id }) => {
    const event = JSON.parse(present({ type, json: payload }, [])) as Record<string, unknown>;
    checkEvent(event);
    return { ...event, $audience: audience, $userId: user_id };
  });
}
