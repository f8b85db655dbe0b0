import { type PageRow, selectMetadata } from "../../storage/queries/messages.ts";
import type { ReadContext } from "../context.ts";
import { appendFields } from "./message.ts";

/** Which of what apps attached is wanted: all of it, or only some types of it. */
export type MetadataFilter = "all" | readonly string[];

/** The same rows, with what apps attached to them put into their bodies. */
export async function withMetadata<Row extends PageRow>(
  { db }: ReadContext,
  channelKey: number,
  rows: readonly Row[],
  filter: MetadataFilter | undefined,
): Promise<readonly Row[]> {
  if (filter === undefined || rows.length === 0) return rows;
  const times = rows.map((row) => row.ts);
  const found = await selectMetadata(db, channelKey, Math.min(...times), Math.max(...times));
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
