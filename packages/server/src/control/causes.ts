import { limits } from "@platform/protocol";
import { splitCause } from "../ports/traces/traceparent.ts";

/** The write that emitted an event, as the `cause` of the outbox row names it. */
export interface WriteCause {
  readonly order: number;
  /** Where its request began. */
  readonly requestOrder: number;
  readonly appId: string | undefined;
}

/** The event that a delivery belongs to. */
export interface DeliverySource {
  readonly outboxId: number;
  readonly requestId: string | undefined;
}

/** Connects what was recorded at different times to the request that caused it; as much as the log could still show. */
export interface Causes {
  readonly writes: BoundedMap<string, WriteCause>;
  /** By event id. */
  readonly deliveries: BoundedMap<string, DeliverySource>;
  /** When the deliveries of an event were queued, by the event's position in the outbox: the event happened before. */
  readonly queued: BoundedMap<number, number>;
  /** The request that each response URL was made for, by its path. */
  readonly responses: BoundedMap<string, string>;
}

export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

export function createCauses(): Causes {
  return {
    writes: boundedMap(),
    deliveries: boundedMap(),
    queued: boundedMap(),
    responses: boundedMap(),
  };
}

function boundedMap<Key, Value>(): BoundedMap<Key, Value> {
  const map = new Map<Key, Value>();
  return {
    get: (key) => map.get(key),
    set(key, value) {
      map.set(key, value);
      if (map.size <= limits.log_entries_max) return;
      const [oldest] = map.keys();
      if (oldest !== undefined) map.delete(oldest);
    },
  };
}

/** The cause of an outbox row names the write by a number, so that events find it among the writes of their request. */
export function printCause(requestId: string, order: number): string {
  return `${requestId}.${order.toString(36)}`;
}

export function requestIn(text: string | null): string | undefined {
  return splitCause(text).cause?.split(".")[0];
}

/** The same without the span, which servers with traces add to it. */
export function writeIn(causes: Causes, text: string | null): WriteCause | undefined {
  const { cause } = splitCause(text);
  return cause === null ? undefined : causes.writes.get(cause);
}
