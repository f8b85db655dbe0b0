import type { ChannelKind } from "./channels.ts";

/** A held message showed this file, until the message or the file was deleted. */
export interface HeldSharesTable {
  file_id: string;
  channel_key: number;
  channel_kind: ChannelKind;
  ts: number;
  user_id: string;
}
