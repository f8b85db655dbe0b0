import type { Generated, Selectable } from "kysely";

/** An event, which is retried until it is acknowledged, or a request whose answer another server waits for. */
export type DeliveryKind = "event" | "question";

/** How an app receives it: at its request URL or over its socket. */
export type DeliveryWay = "http" | "socket";

/**
 * An event or request on its way to one app. The row is deleted when the app acknowledges it; deliveries that failed
 * for good stay for a while. The server that attempts it holds a lease until `lease_until_ms`; then any server may try
 * again.
 */
export interface DeliveriesTable {
  id: Generated<number>;
  app_id: string;
  team_id: string;
  event_id: string;
  kind: Generated<DeliveryKind>;
  /** The type of the event. */
  type: string;
  way: DeliveryWay;
  /** JSON, as the app receives it, without the verification token. */
  envelope: string;
  created_ms: number;
  /** The number of failed attempts. */
  attempt: Generated<number>;
  /** Why the last attempt failed. */
  reason: Generated<string>;
  due_ms: number;
  lease_until_ms: Generated<number>;
  /** The server that attempts it: it loses the delivery with its own lease. Null where there is only one server. */
  server_id: Generated<string | null>;
  /** When the platform gave up. */
  failed_ms: number | null;
  /** JSON: the answer to a request, as soon as it arrives. */
  answer: string | null;
}

export type DeliveryRow = Selectable<DeliveriesTable>;
