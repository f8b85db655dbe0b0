import { eventTable } from "../contract/eventTable.ts";
import type { SocketEventType } from "../contract/events.ts";
import type { ConversationKind } from "../conversationScopes.ts";
import type { EventTableEntry } from "./eventTableEntry.ts";
import { allScopes, clientScope, isByKind, scopesFor } from "./scopes.ts";

const socketEvents: ReadonlyMap<string, EventTableEntry> = new Map(
  Object.entries<EventTableEntry>(eventTable).filter(([, { receivers }]) => receivers.includes("sockets")),
);

/** Every type of event that sockets carry. */
export const socketEventTypes: readonly SocketEventType[] = [...socketEvents.keys()] as SocketEventType[];

/**
 * The scopes of which a socket's token needs one to receive an event. A type without a definition, or an event whose
 * conversation is unknown where its kind decides, is for people's own clients alone: no app receives it by accident.
 */
export function socketScopes(type: string, kind: ConversationKind | undefined): readonly string[] {
  const event = socketEvents.get(type);
  if (!event || (isByKind(event.scopes) && kind === undefined)) return [clientScope];
  return scopesFor(event.scopes, kind);
}

/** Every scope that opens an event on a socket. A token with none of them would never receive anything. */
export const allSocketScopes: readonly string[] = [
  ...new Set([clientScope, ...[...socketEvents.values()].flatMap(({ scopes }) => allScopes(scopes))]),
].toSorted();
