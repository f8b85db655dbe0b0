import { type OutboxPosition, readEvents, readEventsEnd } from "../src/domain/events/readEvents.ts";
import type { Workspace } from "./workspace.ts";

/** Where the events of a workspace end now. */
export function outboxEnd({ platform }: Workspace): Promise<OutboxPosition> {
  return readEventsEnd(platform.store.db);
}

/** What was told since, and to whom. */
export async function eventsAfter({ platform }: Workspace, position: OutboxPosition) {
  const { events } = await readEvents(platform.store.db, position);
  return events
    .filter((event) => event.json !== "")
    .map(({ type, userIds, json }) => ({ type, userIds, payload: JSON.parse(json) as Record<string, unknown> }));
}
