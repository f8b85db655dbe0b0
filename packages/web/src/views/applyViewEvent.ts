import type { EventPayload } from "@platform/protocol/contract/events.ts";
import type { View } from "./view.ts";

export type ViewEvent = EventPayload<"view_opened" | "view_pushed" | "view_updated" | "view_closed">;

/** What is shown after an event; idempotent, and never an older form of a view that is known. */
export function applyViewEvent(shown: readonly View[], { type, view }: ViewEvent): readonly View[] {
  const at = shown.findIndex(({ id }) => id === view.id);
  if (type === "view_closed") return at < 0 ? shown : shown.filter(({ id }) => id !== view.id);
  if (at < 0) return type === "view_updated" && view.type === "modal" ? shown : [...shown, view];
  return shown.map((before) => (before.id === view.id ? view : before));
}

/** The modal on top: of the stack that was begun or grown last, the one that nothing stands on. */
export function topModal(shown: readonly View[]): View | undefined {
  const covered = new Set(shown.map((view) => view.previous_view_id));
  return shown.findLast((view) => view.type === "modal" && !covered.has(view.id));
}

/** A view and the views below it, the topmost first. */
export function stackBelow(shown: readonly View[], view: View): View[] {
  const below = shown.find(({ id }) => id === view.previous_view_id);
  return below ? [view, ...stackBelow(shown, below)] : [view];
}
