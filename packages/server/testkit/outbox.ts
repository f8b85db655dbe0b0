import { type OutboxPosition, readEvents, readEventsEnd } from "../src/domain/events/readEvents.ts";
import { eventPresenter } from "../src/present/event.ts";
import type { Workspace } from "./workspace.ts";

/** Where the events of a workspace end now. */
export function outboxEnd({ platform }: Workspace): Promise<OutboxPosition> {
  return readEventsEnd(platform.store.db);
}

/** The events since then, with their audience. */
export async function eventsAfter({ platform, clock }: Workspace, position: OutboxPosition) {
  const present = eventPresenter(() => ({ nowMs: clock.nowMs(), baseUrl: platform.baseUrl }));
  const { events } = await readEvents(platform.store.db, present, position);
  const { checkEvent } = await import("./checkEvent.ts");
  return events
    .filter((event) => event.json !== "")
    .map(({ type, userIds, json }) => {
      const payload = JSON.parse(json) as Record<string, unknown>;
      checkEvent(payload);
      return { type, userIds, payload };
    });
}
