import { createHash } from "node:crypto";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import type { ReadContext } from "../context.ts";

type Fields = Readonly<Record<string, unknown>>;

const blockIdChars = 6;

/** Kinds of messages that people write; `/me` messages and notices of what happened have no blocks. */
const written: ReadonlySet<unknown> = new Set([undefined, "thread_broadcast", "file_share"]);

/**
 * The `rich_text` block that a person's message carries beside its text, as clients and apps expect of what people
 * type. Messages of apps have the blocks that their app gave them, and `mrkdwn: false` means that nothing is formatted.
 */
export function personBlocks(
  { caller }: Pick<ReadContext, "caller">,
  message: Fields & { readonly text: string },
): Fields {
  const { text, blocks, mrkdwn, subtype } = message;
  const isWanted = caller.kind === "user" && blocks === undefined && mrkdwn !== false && written.has(subtype);
  return isWanted && text.trim() !== "" ? { blocks: [richTextBlock(text)] } : {};
}

export function richTextBlock(text: string): object {
  const { type, elements } = parseMrkdwn(text);
  // The same text has the same block, so that an update which changes nothing else is known for one.
  const block_id = createHash("sha256").update(text).digest("base64url").slice(0, blockIdChars);
  return { type, block_id, elements };
}
