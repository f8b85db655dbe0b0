import type { Db } from "../../storage/db.ts";
import { selectIsConnected } from "../../storage/queries/sharing.ts";

/** One's own org, one that channels are shared with, or neither. A workspace outside any org stands for itself. */
export type Nearness = "own" | "connected" | "stranger";

export async function nearnessOf(db: Db, home: string, party: string): Promise<Nearness> {
  if (party === home) return "own";
  return (await selectIsConnected(db, home, party)) ? "connected" : "stranger";
}
