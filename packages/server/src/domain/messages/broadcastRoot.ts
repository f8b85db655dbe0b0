import type { Db, Tx } from "../../storage/db.ts";
import { selectRootOf } from "../../storage/queries/messages.ts";
import { bodySeparator } from "../../storage/queries/pages.ts";
import { appendFields, type MessageBody, parseBody } from "./message.ts";

/** The subtype of a reply that the channel shows too. */
export const threadBroadcast = "thread_broadcast";

/**
 * The message that a broadcast replies to, as it is included in the broadcast: without its blocks, attachments, files and
 * reactions. A page may hold a thousand broadcasts of one thread, and each would repeat all of them.
 */
export function rootOf(body: MessageBody): object {
  const { blocks: _blocks, attachments: _attachments, files: _files, reactions: _reactions, ...root } = body;
  return root;
}

/** Adds its root to a broadcast. Read each time: the root may have been edited or deleted since. */
export async function withRoot<Row extends { readonly body: string }>(
  db: Db | Tx,
  channelKey: number,
  row: Row & { readonly thread_ts: number },
): Promise<Row> {
  const root = await selectRootOf(db, channelKey, row.thread_ts);
  return root ? { ...row, body: appendFields(row.body, { root: rootOf(parseBody(root.body)) }) } : row;
}

const mark = `"subtype":"${threadBroadcast}"`;

/** Adds the root to the broadcasts among the replies of one thread; the joined text stays as it is when there are none. */
export function withRootJoined(bodies: string, rootBody: string): string {
  if (!bodies.includes(mark)) return bodies;
  const root = rootOf(parseBody(rootBody));
  const parts = bodies.split(bodySeparator).map((body) => addRoot(body, root));
  return parts.join(bodySeparator);
}

/** The same for replies as rows. */
export function withRootInRows<Row extends { readonly body: string }>(rows: readonly Row[], rootBody: string): Row[] {
  const root = rootOf(parseBody(rootBody));
  return rows.map((row) => ({ ...row, body: addRoot(row.body, root) }));
}

function addRoot(body: string, root: object): string {
  const isBroadcast = body.includes(mark) && parseBody(body).subtype === threadBroadcast;
  return isBroadcast ? appendFields(body, { root }) : body;
}
