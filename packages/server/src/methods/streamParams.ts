import {
  type Chunk,
  type ChunkCode,
  limits,
  type Outcome,
  readChunks,
  readMarkdown,
  succeed,
} from "@platform/protocol";
import type { ReadContext } from "../domain/context.ts";
import { type BlocksCode, readBlocks } from "../domain/messages/blocks.ts";
import { contentErrors } from "./contentParams.ts";
import { jsonArray, optional, text } from "./params.ts";

/** How an app hands over what it streams: as text, or as pieces of several kinds. */
export const streamParams = {
  markdown_text: optional(
    text({ describe: `Markdown, at most ${limits.markdown_chars_max.toLocaleString("en")} characters.` }),
  ),
  chunks: optional(
    jsonArray({
      describe:
        "Pieces in the order in which they are shown: `markdown_text`, `task_update`, `plan_update` and `blocks`. " +
        `Each text of a task or plan has at most ${limits.stream_field_chars_max} characters.`,
      otherwise: "invalid_chunks",
    }),
  ),
};

/** Both ways as one list; the text comes first. */
export async function readStreamed(
  ctx: ReadContext,
  params: { readonly markdown_text: string | undefined; readonly chunks: readonly unknown[] | undefined },
): Promise<Outcome<{ chunks: readonly Chunk[] }, ChunkCode | BlocksCode>> {
  const pieces = readChunks(params.chunks ?? []);
  if (!pieces.ok) return pieces;
  const chunks: Chunk[] = [];
  if (params.markdown_text !== undefined) {
    const words = readMarkdown(params.markdown_text);
    if (!words.ok) return words;
    chunks.push(words.chunk);
  }
  for (const [at, piece] of pieces.chunks.entries()) {
    const shown = piece.type === "blocks" ? await readBlocks(ctx, piece.blocks, `/chunks/${at}/blocks`) : undefined;
    if (shown && !shown.ok) return shown;
    chunks.push(shown ? { type: "blocks", blocks: shown.blocks } : piece);
  }
  return succeed({ chunks });
}

/** The codes that every part of a stream shares. */
export const streamErrors = {
  channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
  is_archived: "The channel is archived.",
  invalid_chunks: "`chunks` is not a JSON array, or one of them is invalid; the message names it.",
  msg_too_long:
    "A text is longer than 12,000 characters, or the whole stream, with what its tasks tell, than a message can be.",
  no_text: "`markdown_text` or a piece of that kind is empty.",
  msg_blocks_too_many: "The pieces of blocks of one stream hold more than 50 blocks.",
  invalid_blocks_format: "A piece of blocks holds no list of blocks.",
  invalid_blocks: contentErrors.invalid_blocks,
  msg_blocks_too_long: contentErrors.msg_blocks_too_long,
};
