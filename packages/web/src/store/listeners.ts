import type { WireEvent } from "./applyEvent.ts";

const listeners = new Map<string, Set<(event: WireEvent) => void>>();

/** Hears events of a type beside the store: for what is shown once and not kept, such as a modal that an app opens. */
export function onEvent(type: string, listener: (event: WireEvent) => void): () => void {
  const known = listeners.get(type) ?? new Set();
  listeners.set(type, known.add(listener));
  return () => known.delete(listener);
}

export function tellListeners(event: WireEvent): void {
  for (const listener of listeners.get(event.type) ?? []) listener(event);
}
