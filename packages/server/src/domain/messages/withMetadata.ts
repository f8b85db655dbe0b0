import { type PageRow, selectBroadcastMetadata, selectMetadata } from "../../storage/queries/messages.ts";
import type { ReadContext } from "../context.ts";
import { appendFields } from "./message.ts";

/** Which of what apps attached is wanted: all of it, or only some types of it. */
export type MetadataFilter = "all" | readonly string[];

/** Where the rows of a page stand: in a channel, or in the thread that began then. */
export interface PagePlace {
  readonly channelKey: number;
  readonly threadTs?: number;
}

/** The same rows, with what apps attached to them put into their bodies. */
export async function withMetadata<Row extends PageRow>(
  { db }: ReadContext,
  { channelKey, threadTs }: PagePlace,
  rows: readonly Row[],
  filter: MetadataFilter | undefined,
): Promise<readonly Row[]> {
  if (filter === undefined || rows.length === 0) return rows;
  const times = rows.map((row) => row.ts);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const found =
    threadTs === undefined
      ? [
          ...(await selectMetadata(db, channelKey, 0, from, to)),
          ...(await selectBroadcastMetadata(db, channelKey, from, to)),
        ]
      : [
          ...(await selectMetadata(db, channelKey, 0, threadTs, threadTs)),
          ...(await selectMetadata(db, channelKey, threadTs, from, to)),
        ];
  const attached = new Map<number, object>();
  for (const { ts, metadata } of found) {
    const parsed = JSON.parse(metadata) as { event_type: string };
    if (filter === "all" || filter.includes(parsed.event_type)) attached.set(ts, parsed);
  }
  return rows.map((row) => {
    const metadata = attached.get(row.ts);
    return metadata ? { ...row, body: appendFields(row.body, { metadata }) } : row;
  });
}
