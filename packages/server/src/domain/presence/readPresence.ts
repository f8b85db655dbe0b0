import { limits } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import {
  selectPresentElsewhere,
  selectTypingIndicators,
  type TypingIndicatorRow,
} from "../../storage/queries/presence.ts";

export type { TypingIndicatorRow } from "../../storage/queries/presence.ts";

/** Typing indicators that other servers received lately. A frequent poller has seen most of them before. */
export function readTyping(db: Db, server: string, nowMs: number): Promise<readonly TypingIndicatorRow[]> {
  return selectTypingIndicators(db, server, nowMs - limits.typing_indicator_s * 1000);
}

/** The people connected to other servers. A server whose lease has ended has none. */
export function readPresent(db: Db, server: string, nowMs: number): Promise<ReadonlySet<string>> {
  return selectPresentElsewhere(db, server, nowMs);
}
