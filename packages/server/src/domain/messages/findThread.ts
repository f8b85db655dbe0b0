import { parseTs } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectRootOf } from "../../storage/queries/messages.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { isThreadable } from "./message.ts";

/** The message that a thread begins with, found by any message of the thread; nothing when there is none to be had. */
export async function findThread(db: Db, channelKey: number, ts: string): Promise<MessageRow | undefined> {
  const us = parseTs(ts);
  const root = us === undefined ? undefined : await selectRootOf(db, channelKey, us);
  return root && isThreadable(root.subtype) ? root : undefined;
}
