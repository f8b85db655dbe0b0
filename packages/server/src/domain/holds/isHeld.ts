import type { Db } from "../../storage/db.ts";
import { selectIsShareHeld } from "../../storage/queries/heldContent.ts";
import { selectIsChannelHeld, selectIsMessageHeld, selectIsOwnerHeld } from "../../storage/queries/legalHolds.ts";
import type { ChannelKind, ChannelRow } from "../../storage/tables/channels.ts";
import type { FileRow } from "../../storage/tables/files.ts";

type InDb = { readonly db: Db };

/** What a hold may cover: something in a conversation, a file, or a conversation as a whole. */
export type HoldSubject =
  | {
      readonly message: { readonly channel_key: number; readonly ts: number; readonly user_id: string };
      readonly kind: ChannelKind;
    }
  | { readonly file: Pick<FileRow, "id" | "user_id" | "created_ms"> }
  | { readonly channel: Pick<ChannelRow, "key" | "kind"> };

/**
 * The only answer to whether content must be preserved: an active legal hold is on its author, or on a person who is in the
 * conversation or left it later. Everything that destroys content asks this first, in the transaction that destroys it.
 */
export function isHeld({ db }: InDb, subject: HoldSubject): Promise<boolean> {
  if ("message" in subject) {
    const { channel_key, ts, user_id } = subject.message;
    return selectIsMessageHeld(db, channel_key, subject.kind, ts, user_id);
  }
  if ("channel" in subject) return selectIsChannelHeld(db, subject.channel.key, subject.channel.kind);
  return isFileHeld(db, subject.file);
}

async function isFileHeld(db: Db, file: Pick<FileRow, "id" | "user_id" | "created_ms">): Promise<boolean> {
  return (await selectIsOwnerHeld(db, file.user_id, file.created_ms)) || selectIsShareHeld(db, file.id);
}
