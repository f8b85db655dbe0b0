import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { accessFile, type SeenFile } from "../access/accessFile.ts";
import { findReadableChannel, type SeenChannelRow } from "../access/accessChannel.ts";
import { accessMessage, type SeenMessage } from "../access/accessMessage.ts";
import type { ReadContext } from "../context.ts";

/** What a call names: a file, a conversation, or a message of one. */
export interface StarName {
  readonly fileId?: string | undefined;
  readonly channelId?: string | undefined;
  readonly ts?: string | undefined;
}

export type Starred =
  | { readonly kind: "file"; readonly objectId: string; readonly ts: 0; readonly seen: SeenFile }
  | { readonly kind: "channel"; readonly objectId: string; readonly ts: 0; readonly channel: SeenChannelRow }
  | { readonly kind: "message"; readonly objectId: string; readonly ts: number; readonly seen: SeenMessage };

export type StarCode = "no_item_specified" | "file_not_found" | "channel_not_found" | "message_not_found";

/** Finds what a star is for, as far as the caller can see it. */
export async function findStarred(ctx: ReadContext, name: StarName): Promise<Outcome<{ item: Starred }, StarCode>> {
  const { fileId, channelId, ts } = name;
  if (fileId !== undefined) {
    const seen = await accessFile(ctx, fileId);
    return seen.ok
      ? succeed({ item: { kind: "file" as const, objectId: seen.file.id, ts: 0 as const, seen } })
      : refuse("file_not_found");
  }
  if (channelId === undefined) return refuse("no_item_specified");
  const channel = await findReadableChannel(ctx, channelId);
  if (!channel) return refuse("channel_not_found");
  if (ts === undefined) {
    return succeed({ item: { kind: "channel" as const, objectId: channel.id, ts: 0 as const, channel } });
  }
  const seen = await accessMessage(ctx, { channelId, ts });
  if (!seen.ok) return refuse(seen.error === "message_not_found" ? "message_not_found" : "channel_not_found");
  return succeed({
    item: { kind: "message" as const, objectId: channel.id, ts: parseTs(ts) ?? seen.message.ts, seen },
  });
}
