import type { EventPayload, SocketEvent, SocketEventType } from "@platform/protocol/contract/events.ts";

const listeners = new Map<string, Set<(event: never) => void>>();

/** Listens for events of a type beside the store: for what is shown once and not kept, such as a modal that an app opens. */
export function onEvent<Type extends SocketEventType>(
  type: Type,
  listener: (event: EventPayload<Type>) => void,
): () => void {
  const known = listeners.get(type) ?? new Set();
  listeners.set(type, known.add(listener));
  return () => known.delete(listener);
}

export function tellListeners(event: SocketEvent): void {
  for (const listener of listeners.get(event.type) ?? []) listener(event as never);
}
