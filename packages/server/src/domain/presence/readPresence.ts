import { limits } from "@platform/protocol";
import type { ConnectedPerson } from "../../ports/connectedPerson.ts";
import type { Db } from "../../storage/db.ts";
import {
  selectPresenceElsewhere,
  selectPresentElsewhere,
  selectTypingIndicators,
  type TypingIndicatorRow,
} from "../../storage/queries/presence.ts";

export type { TypingIndicatorRow } from "../../storage/queries/presence.ts";

/** Typing indicators that other servers received lately. A frequent poller has seen most of them before. */
export function readTyping(db: Db, server: string, nowMs: number): Promise<readonly TypingIndicatorRow[]> {
  return selectTypingIndicators(db, server, nowMs - limits.typing_indicator_s * 1000);
}

/** The people who are active at other servers. A server whose lease has ended has none. */
export function readPresent(db: Db, server: string, nowMs: number): Promise<ReadonlySet<string>> {
  return selectPresentElsewhere(db, server, nowMs);
}

/** The sockets of a person to other servers, one entry for each server. */
export async function readPersonElsewhere(
  db: Db,
  { userId, server, nowMs }: { readonly userId: string; readonly server: string; readonly nowMs: number },
): Promise<Omit<ConnectedPerson, "userId">[]> {
  const rows = await selectPresenceElsewhere(db, userId, server, nowMs);
  return rows.map(({ connections, is_active: isActive, last_activity_ms: lastActivityMs }) => ({
    connections: Number(connections),
    isActive: Number(isActive) === 1,
    lastActivityMs: Number(lastActivityMs),
  }));
}
