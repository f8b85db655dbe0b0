import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { completeUpload } from "../../domain/files/completeUpload.ts";
import { fileBody } from "../../domain/files/fileBody.ts";
import { fileSchema, presentFile } from "../../present/file.ts";
import { blocksParam } from "../blockParams.ts";
import { contentErrors } from "../contentParams.ts";
import { defineMethod } from "../define.ts";
import { uploadsParam } from "../fileParams.ts";
import { defaulted, Fault, id, list, optional, type Param, text, timestamp } from "../params.ts";

/** Blocks that a comment replaces: a malformed value is null here, because only the handler knows whether it matters. */
const ignorableBlocks: Param<readonly unknown[] | null> = {
  ...blocksParam,
  describe: `${blocksParam.describe} Ignored when \`initial_comment\` is given.`,
  otherwise: undefined,
  fallback: undefined,
  decode(raw) {
    const blocks = blocksParam.decode(raw);
    return blocks instanceof Fault ? null : blocks;
  },
};

export const filesCompleteUploadExternal = defineMethod({
  name: "files.completeUploadExternal",
  summary: "Creates files from finished uploads and shares them in conversations: the last of three steps.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["files:write"],
  rate: 4,
  params: {
    files: uploadsParam,
    channel_id: optional(
      id({ object: "channel", describe: "The conversation to show them in.", otherwise: "channel_not_found" }),
    ),
    channels: optional(list({ object: "channel", describe: "Several conversations.", max: limits.arg_count_max })),
    initial_comment: defaulted(text({ describe: "The text of the message that shows them." }), ""),
    blocks: optional(ignorableBlocks),
    thread_ts: optional(
      timestamp({
        object: "message",
        describe: "A message of the thread to show them in.",
        otherwise: "invalid_thread_ts",
      }),
    ),
  },
  result: { files: Type.Array(fileSchema) },
  errors: {
    file_not_found:
      "One of `files` is not an upload of the caller, its bytes have not arrived, or it is completed or expired.",
    channel_not_found: "A conversation is unknown, or not visible to the caller; the answer does not reveal which.",
    channels_limit_exceeded: "More than 100 conversations.",
    not_in_channel: "The caller is not a member of the conversation.",
    is_archived: "The conversation is archived.",
    invalid_blocks_format: contentErrors.invalid_blocks_format,
    invalid_blocks: contentErrors.invalid_blocks,
    msg_blocks_too_long: contentErrors.msg_blocks_too_long,
    posting_to_channel_denied: "Administrators do not let the caller post there; the message names the reason.",
    invalid_thread_ts: "`thread_ts` names no message of the conversation that can be replied to.",
  },
  notes:
    "All or nothing: if one file or conversation is refused, no file is created or shared. Without a conversation, the files are visible to the caller only. `files` may be JSON or JSON text. Each conversation gets one message with all of them.",
  examples: [
    {
      title: "Show a picture",
      params: { files: [{ id: "F0123456789", title: "The harbour" }], channel_id: "C0123456789" },
    },
  ],
  async handler(ctx, params) {
    const { baseUrl } = ctx;
    // A comment replaces them, so that their faults do not matter either.
    const blocks = params.initial_comment === "" ? params.blocks : undefined;
    if (blocks === null) return refuse("invalid_blocks_format");
    const completed = await ctx.write(completeUpload, {
      files: params.files,
      blocks,
      sharing: {
        channelIds: [...(params.channel_id === undefined ? [] : [params.channel_id]), ...(params.channels ?? [])],
        comment: params.initial_comment,
        threadTs: params.thread_ts,
        baseUrl,
      },
    });
    if (!completed.ok) return completed;
    const { files, shares } = completed;
    const isPublic = shares.some(({ channel }) => channel.kind === "public");
    return succeed({ files: files.map((file) => presentFile(fileBody(file, { baseUrl, isPublic }), shares)) });
  },
});
