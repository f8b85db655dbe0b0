import type { MethodResult } from "@platform/sdk";
import { everyPage } from "../api/everyPage.ts";
import { onEvent } from "./listeners.ts";
import { createRefresher } from "./refresher.ts";
import { change, store } from "./store.ts";

export type Scheduled = MethodResult<"client.scheduled.list">["scheduled_messages"][number];

const list = createRefresher(async () => {
  const scheduled = await everyPage("client.scheduled.list", {}, (page) => page.scheduled_messages);
  change((state) => ({ ...state, scheduled }));
});

export const refreshScheduled = list.refresh;

/** Knows what this person has scheduled, also in other browsers. */
export function followScheduled(): void {
  onEvent("scheduled_changed", () => void list.refreshUntilDone());
  onEvent("file_deleted", ({ file_id: id }) => {
    const isHeld = store.getState().scheduled.some(({ files }) => files?.some((file) => file.id === id));
    if (isHeld) void list.refreshUntilDone();
  });
  void list.refreshUntilDone();
}
