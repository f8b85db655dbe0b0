import type { ListLevel } from "./listAccess.ts";

/** Channels whose members may read a list, or write in it. */
export interface ListChannelAccessTable {
  list_id: string;
  channel_id: string;
  level: ListLevel;
}
