import type { ConversationKind } from "../conversationScopes.ts";
import { type EventType, eventTypes, historyScopes, readScopes, scopesFor } from "./eventTypes.ts";

/** The scope of people's own clients: it opens everything that the person can see. */
export const clientScope = "client";

type SocketEvent = Pick<EventType, "scopes" | "scopesByKind">;

const clientOnly: SocketEvent = { scopes: [clientScope] };
const ofConversation: SocketEvent = { scopes: [clientScope], scopesByKind: readScopes };
const ofMessages: SocketEvent = { scopes: [clientScope], scopesByKind: historyScopes };

/** Events that only sockets carry, with the scopes that open them: no app can subscribe to one. */
export const socketOnlyEvents = {
  assistant_thread_status: ofMessages,
  channel_marked: ofConversation,
  group_marked: ofConversation,
  im_marked: ofConversation,
  mpim_close: ofConversation,
  mpim_joined: ofConversation,
  mpim_marked: ofConversation,
  mpim_open: ofConversation,
  pref_change: clientOnly,
  presence_change: { scopes: ["users:read"] },
  thread_marked: ofMessages,
  thread_unread: ofMessages,
  user_typing: ofMessages,
  view_closed: clientOnly,
  view_opened: clientOnly,
  view_pushed: clientOnly,
  view_updated: clientOnly,
} as const satisfies Readonly<Record<string, SocketEvent>>;

/** What apps alone receive: about the app itself, or made out of a message for those that subscribe. */
const isForAppsAlone = ({ type, audience }: EventType): boolean =>
  audience === "app" || type === "app_mention" || type === "link_shared";

/** By type: subscriptions that share one differ in the kind of conversation alone. */
const byType: ReadonlyMap<string, SocketEvent> = new Map<string, SocketEvent>([
  ...Object.values<EventType>(eventTypes).flatMap((event): [string, SocketEvent][] =>
    isForAppsAlone(event) ? [] : [[event.type, event]],
  ),
  ...Object.entries(socketOnlyEvents),
]);

/** Every type of event that sockets carry. */
export const socketEventTypes: readonly string[] = [...byType.keys()];

/**
 * The scopes of which a socket's token needs one to receive an event. A type that is in no table opens for people's own
 * clients alone, so an event nobody has thought about reaches no app.
 */
export function socketScopes(type: string, kind: ConversationKind | undefined): readonly string[] {
  return scopesFor(byType.get(type) ?? clientOnly, kind);
}

/** Every scope that opens anything on a socket: a token with none of them would wait for events that never come. */
export const allSocketScopes: readonly string[] = [
  ...new Set([
    clientScope,
    ...[...byType.values()].flatMap(({ scopes, scopesByKind }) => [
      ...scopes,
      ...(scopesByKind ? Object.values(scopesByKind).flat() : []),
    ]),
  ]),
].toSorted();
