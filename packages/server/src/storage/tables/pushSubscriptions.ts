import type { Selectable } from "kysely";

/** A browser in which a person wants notifications while it is closed. It ends with the session of that browser. */
export interface PushSubscriptionsTable {
  /** The SHA-256 hash of the endpoint: a browser that subscribes again is the same row. */
  id: string;
  user_id: string;
  /** `sessions.id`, which stays when the cookie of the session is renewed. */
  session_id: number;
  /** JSON: the endpoint and the keys of the browser, encrypted, because every holder of them can address it. */
  sealed: string;
  created_ms: number;
  /** When the push service accepted a notification last. */
  sent_ms: number | null;
  /** The end of the session. */
  expires_ms: number;
}

export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>;
