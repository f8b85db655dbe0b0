import { eventTable } from "../contract/eventTable.ts";
import type { EventType } from "../contract/events.ts";
import type { EventTableEntry } from "./eventTableEntry.ts";
import { allScopes, type ScopesByKind, scopesFor } from "./scopes.ts";
import { unsupportedEvents } from "./unsupportedEvents.ts";

/** One thing that an app can subscribe to, under the name that its manifest gives. */
export interface Subscription {
  readonly name: SubscriptionName;
  /** `type` of the events that the subscription delivers; several subscriptions may deliver the same type. */
  readonly type: EventType;
  /** The scopes of which a token needs one to receive the event. */
  readonly scopes: readonly string[] | ScopesByKind;
  /** The scopes of which a manifest that names the subscription needs one. */
  readonly requested: readonly string[];
}

type Table = typeof eventTable;

/** The names of subscriptions: the type of the event, or the names that its definition lists. */
export type SubscriptionName = {
  [Type in EventType]: "apps" extends Table[Type]["receivers"][number]
    ? Table[Type] extends { readonly subscriptions: infer Names }
      ? keyof Names & string
      : Type
    : never;
}[EventType];

const subscriptions: ReadonlyMap<string, Subscription> = new Map(
  Object.entries<EventTableEntry>(eventTable)
    .filter(([, { receivers }]) => receivers.includes("apps"))
    .flatMap(([type, entry]) => subscriptionsOf(type as EventType, entry))
    .map((subscription) => [subscription.name, subscription]),
);

function subscriptionsOf(type: EventType, { scopes, subscriptions: named }: EventTableEntry): Subscription[] {
  if (!named) return [{ name: type as SubscriptionName, type, scopes, requested: allScopes(scopes) }];
  return Object.entries(named).map(([name, given]) => ({
    name: name as SubscriptionName,
    type,
    scopes: typeof given === "string" ? scopes : given,
    requested: typeof given === "string" ? scopesFor(scopes, given) : given,
  }));
}

export const subscriptionNames: readonly string[] = [...subscriptions.keys()];

/** Undefined for a name that this server delivers nothing under. */
export function subscriptionOf(name: string): Subscription | undefined {
  return subscriptions.get(name);
}

/** An event name in a manifest. */
export interface KnownEvent {
  readonly name: string;
  /** The manifest needs one of these; without any, every app may subscribe. */
  readonly scopes: readonly string[];
  /** Whether this server ever emits the event. */
  readonly isEmitted: boolean;
}

/** Undefined for a name that neither this server nor Slack knows. */
export function knownEvent(name: string): KnownEvent | undefined {
  const subscription = subscriptionOf(name);
  if (subscription) return { name, scopes: subscription.requested, isEmitted: true };
  if (!Object.hasOwn(unsupportedEvents, name)) return undefined;
  return { name, scopes: unsupportedEvents[name] ?? [], isEmitted: false };
}

export function knownEventNames(): string[] {
  return [...subscriptionNames, ...Object.keys(unsupportedEvents)];
}
