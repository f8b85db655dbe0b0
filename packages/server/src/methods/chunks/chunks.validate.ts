import { emptyStream, joinRefusals, readChunks, refuse, refuseBlocks, succeed } from "@platform/protocol";
import { type BlockFault, validateBlocks } from "@platform/protocol/blockkit/index.ts";
import { movedTo } from "../../domain/messages/blocks.ts";
import { growStream } from "../../domain/streams/growStream.ts";
import { defineMethod } from "../define.ts";
import { streamErrors, streamParams } from "../streamParams.ts";

export const chunksValidate = defineMethod({
  name: "chunks.validate",
  summary: "Validates the chunks of a streamed message; needs no token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: 4,
  params: { chunks: streamParams.chunks },
  result: {},
  errors: {
    invalid_chunks: streamErrors.invalid_chunks,
    msg_too_long: "The text of one chunk, or of all chunks together, is too long.",
    no_text: "`chunks` is missing or empty, or the text of a `markdown_text` chunk is.",
    msg_blocks_too_many: "The `blocks` chunks hold more than 50 blocks.",
    invalid_blocks_format: streamErrors.invalid_blocks_format,
    invalid_blocks: streamErrors.invalid_blocks,
  },
  notes:
    "The rules are those of `chat.startStream`, `chat.appendStream` and `chat.stopStream`, applied as if one stream " +
    "consisted of these chunks. `response_metadata.messages` names a fault of each faulty chunk and every fault of blocks.",
  examples: [
    { title: "A task", params: { chunks: [{ type: "task_update", id: "1", title: "Search", status: "in_progress" }] } },
  ],
  async handler(_ctx, { chunks: given = [] }) {
    if (given.length === 0) return refuse("no_text", "missing required field: chunks");
    const read = readChunks(given);
    const faults = given.flatMap(findBlockFaults);
    const blocksRefusal = faults.length > 0 ? [refuseBlocks(faults)] : [];
    if (!read.ok) return joinRefusals(read, blocksRefusal);
    const grown = growStream(emptyStream("timeline"), read.chunks);
    return blocksRefusal[0] ?? (grown.ok ? succeed({}) : grown);
  },
});

function findBlockFaults(chunk: unknown, at: number): BlockFault[] {
  const { type, blocks } = Object(chunk) as { readonly type?: unknown; readonly blocks?: unknown };
  if (type !== "blocks" || !Array.isArray(blocks)) return [];
  return validateBlocks(blocks, "message").map((fault) => movedTo(`/chunks/${at}/blocks`, fault));
}
