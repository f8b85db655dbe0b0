import { limits, parseTs, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { fileBody } from "../../domain/files/fileBody.ts";
import { fileTypeGroups, listFiles } from "../../domain/files/listFiles.ts";
import { fileSchema, presentFile } from "../../present/file.ts";
import { pageSchema } from "../../present/page.ts";
import { readStarred } from "../../domain/stars/readStarred.ts";
import { defineMethod } from "../define.ts";
import { choices, count, defaulted, id, optional, text, timestamp } from "../params.ts";

export const filesList = defineMethod({
  name: "files.list",
  summary: "Lists the files that the caller may see, newest first.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["files:read"],
  rate: 3,
  params: {
    user: optional(id({ object: "user", describe: "Only what this person uploaded.", otherwise: "user_not_found" })),
    channel: optional(
      id({ object: "channel", describe: "Only what was shared here.", otherwise: "channel_not_found" }),
    ),
    ts_from: optional(timestamp({ describe: "Only what was created at this time or later." })),
    ts_to: optional(timestamp({ describe: "Only what was created at this time or before." })),
    types: defaulted(choices({ describe: "Only these kinds.", of: fileTypeGroups, otherwise: "unknown_type" }), [
      "all",
    ]),
    count: defaulted(count({ describe: "How many on a page.", min: 1, max: limits.page_max }), limits.page_default),
    page: defaulted(count({ describe: "Which page, from 1.", min: 1, max: limits.file_page_max }), 1),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before, instead of `page`." })),
    limit: optional(count({ describe: "How many on a page, instead of `count`.", min: 1, max: limits.page_max })),
  },
  result: {
    files: Type.Array(fileSchema),
    paging: Type.Object({
      count: Type.Integer(),
      total: Type.Integer(),
      page: Type.Integer(),
      pages: Type.Integer(),
    }),
    response_metadata: pageSchema,
  },
  errors: {
    user_not_found: "`user` is unknown here.",
    channel_not_found: "`channel` is unknown, or not visible to the caller; the answer does not reveal which.",
    unknown_type: "One of `types` is not a file type.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes: "Walking by cursor misses nothing when files are added meanwhile; walking by page may show one twice.",
  examples: [{ title: "The pictures of a channel", params: { channel: "C0123456789", types: "images" } }],
  async handler(ctx, params) {
    const limit = params.limit ?? params.count;
    const found = await listFiles(ctx, {
      userId: params.user,
      channelId: params.channel,
      fromMs: milliseconds(params.ts_from),
      toMs: milliseconds(params.ts_to),
      types: params.types,
      limit,
      page: params.page,
      cursor: params.cursor,
    });
    if (!found.ok) return found;
    const { files, total, next } = found;
    const starred = await readStarred(
      ctx,
      files.map(({ file }) => file.id),
    );
    return succeed({
      files: files.map((seen) => {
        const { file, shares } = seen;
        const isPublic = shares.some(({ channel }) => channel.kind === "public");
        const body = fileBody(file, { baseUrl: ctx.baseUrl, isPublic });
        return { ...presentFile(body, shares, seen), is_starred: starred.has(file.id) };
      }),
      paging: { count: limit, total, page: params.page, pages: Math.max(1, Math.ceil(total / limit)) },
      response_metadata: { next_cursor: next },
    });
  },
});

function milliseconds(ts: string | undefined): number | undefined {
  const us = ts === undefined ? undefined : parseTs(ts);
  return us === undefined ? undefined : Math.floor(us / 1000);
}
