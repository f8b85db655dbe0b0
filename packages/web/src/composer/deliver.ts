import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { mrkdwn } from "@platform/protocol/richtext/mrkdwn/mrkdwn.ts";
import { send } from "../store/sending.ts";
import type { Place } from "../store/types.ts";
import type { Attachment } from "./attachment.ts";
import { sendFiles } from "./sendFiles.ts";

/** What a person wrote and attached, as it stood when they sent it. */
export interface Composed {
  readonly place: Place;
  readonly block: RichTextBlock | undefined;
  readonly files: readonly Attachment[];
  /** Whether a reply goes to the channel as well. */
  readonly isBroadcast: boolean;
  /** The document, to be brought back into the composer. */
  readonly draft: object | undefined;
  /** When it shall be sent; nothing for now. */
  readonly atMs?: number | undefined;
}

/** Sends it as one message. Messages wait in the client until they arrive; of files, returns why they could not be sent. */
export async function deliver({ place, block, files, isBroadcast }: Composed): Promise<string | undefined> {
  if (files.length > 0) return sendFiles(place, files, block ? mrkdwn(block) : "");
  if (block) send(place, { text: mrkdwn(block), blocks: [block], isBroadcast });
  return undefined;
}
