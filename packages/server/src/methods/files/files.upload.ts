import { Readable } from "node:stream";
import { limits, refuse, succeed } from "@platform/protocol";
import { fileBody } from "../../domain/files/fileBody.ts";
import { findSnippetType, plainText } from "../../domain/files/fileTypes.ts";
import { inspectFile } from "../../domain/files/inspectFile.ts";
import { uploadFile } from "../../domain/files/uploadFile.ts";
import { fileSchema, presentFile } from "../../present/file.ts";
import { defineMethod } from "../define.ts";
import { formFileParam } from "../fileParams.ts";
import { defaulted, list, optional, text, timestamp } from "../params.ts";

export const filesUpload = defineMethod({
  name: "files.upload",
  summary: "Uploads a file in one step, for older clients.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["files:write"],
  rate: 2,
  needs: ["files"],
  params: {
    file: formFileParam,
    content: { ...optional(text({ describe: "The text of a snippet, instead of `file`." })), isUpload: true },
    filename: optional(text({ describe: "Its name." })),
    filetype: optional(text({ describe: "The language of a snippet; text, when it is not known." })),
    title: optional(text({ describe: "Its title." })),
    channels: defaulted(
      list({ object: "channel", describe: "Where to show it: ids, or names of channels.", max: limits.arg_count_max }),
      [],
    ),
    initial_comment: defaulted(text({ describe: "The text of the message that shows it." }), ""),
    thread_ts: optional(
      timestamp({
        object: "message",
        describe: "A message of the thread to show it in.",
        otherwise: "invalid_thread_ts",
      }),
    ),
  },
  result: { file: fileSchema },
  errors: {
    no_file_data: "There is neither `file` nor `content`.",
    post_contents_too_large: "The file is larger than this server takes files, or `content` than 1 MiB.",
    channel_not_found: "A conversation is unknown, or not visible to the caller; the answer does not reveal which.",
    channels_limit_exceeded: "More than 100 conversations.",
    not_in_channel: "The caller is not a member of the conversation.",
    is_archived: "The conversation is archived.",
    posting_to_channel_denied: "Administrators do not let the caller post there; the message names the reason.",
    invalid_thread_ts: "`thread_ts` names no message of the conversation that can be replied to.",
  },
  notes:
    "A file has at most 1 GiB by default (`--max-file-mib` changes it), and `content` 1 MiB. In forms of more than 1 MiB, `token` and `team_id` must come before the file, or in the header and the query.",
  examples: [{ title: "A snippet", params: { content: "print(1)", filetype: "python", channels: "C0123456789" } }],
  async handler(ctx, params) {
    const { baseUrl, files } = ctx;
    const bytes = params.file?.bytes ?? (params.content === undefined ? undefined : Buffer.from(params.content));
    if (!bytes) return refuse("no_file_data");
    const bytesMax = params.file ? files.bytesMax : Math.min(files.bytesMax, limits.snippet_bytes_max);
    if (bytes.length > bytesMax) return refuse("post_contents_too_large");
    const name = params.filename ?? params.file?.fileName ?? "Untitled";
    const snippet = params.file ? undefined : (findSnippetType(params.filetype ?? "") ?? plainText);
    const { key, size } = params.file?.kept ?? (await files.blobs.keep(Readable.from([bytes])));
    const uploaded = await ctx.write(uploadFile, {
      kind: snippet ? "snippet" : "hosted",
      name,
      title: params.title,
      size,
      blobKey: key,
      inspected: inspectFile(name, bytes, snippet),
      sharing: {
        channelIds: params.channels,
        comment: params.initial_comment,
        threadTs: params.thread_ts,
        baseUrl,
      },
    });
    if (!uploaded.ok) {
      await files.blobs.remove(key);
      return uploaded;
    }
    const isPublic = uploaded.shares.some(({ channel }) => channel.kind === "public");
    return succeed({ file: presentFile(fileBody(uploaded.file, { baseUrl, isPublic }), uploaded.shares) });
  },
});
