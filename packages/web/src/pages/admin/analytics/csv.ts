import { csvFile } from "../../parts/csvCell.ts";
import { type Activity, clients, measures } from "./activity.ts";

/** The table as a file for a spreadsheet; times are in UTC. */
export function csvOf(rows: readonly Activity[]): string {
  const keys = [...measures.map(([name]) => name), ...clients.map(([name]) => name)];
  const head = ["time", "timestamp", "channel_id", ...keys];
  const lines = rows.map((row) => [
    new Date(Number(row.timestamp) * 1000).toISOString(),
    row.timestamp,
    row.channel_id,
    ...measures.map(([name]) => row[name]),
    ...clients.map(([name]) => row.unique_views_client[name]),
  ]);
  return csvFile([head, ...lines]);
}
