import type { Generated, Selectable } from "kysely";

/** An event, which is tried until it is acknowledged, or a question that another server waits to have answered now. */
export type DeliveryKind = "event" | "question";

/** How an app is reached: at a URL of its own, or over a socket that it opened. */
export type DeliveryWay = "http" | "socket";

/**
 * An event on its way to one app. It stays until the app has acknowledged it, and afterwards only when that never
 * happened. Whoever is at it holds it until `lease_until_ms`; then anybody may try again.
 */
export interface DeliveriesTable {
  id: Generated<number>;
  app_id: string;
  team_id: string;
  event_id: string;
  kind: Generated<DeliveryKind>;
  /** Of the event inside. */
  type: string;
  way: DeliveryWay;
  /** JSON, as the app receives it but for the verification token. */
  envelope: string;
  created_ms: number;
  /** How often it was tried in vain. */
  attempt: Generated<number>;
  /** Why the last try was in vain. */
  reason: Generated<string>;
  due_ms: number;
  lease_until_ms: Generated<number>;
  /** Since when it is given up. */
  failed_ms: number | null;
  /** Of a question: JSON, as soon as there is one. */
  answer: string | null;
}

export type DeliveryRow = Selectable<DeliveriesTable>;
