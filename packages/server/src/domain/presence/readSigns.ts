import { limits } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectPresentElsewhere, selectTypingSigns, type TypingSignRow } from "../../storage/queries/presence.ts";

export type { TypingSignRow } from "../../storage/queries/presence.ts";

/** All that other servers were told lately; who asks often knows most of it already. */
export function readTyping(db: Db, server: string, nowMs: number): Promise<readonly TypingSignRow[]> {
  return selectTypingSigns(db, server, nowMs - limits.typing_sign_s * 1000);
}

/** Who is at another server. One that says nothing any more has nobody. */
export function readPresent(db: Db, server: string, nowMs: number): Promise<ReadonlySet<string>> {
  return selectPresentElsewhere(db, server, nowMs - limits.presence_s * 1000);
}
