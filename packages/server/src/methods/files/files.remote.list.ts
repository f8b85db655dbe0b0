import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listRemoteFiles } from "../../domain/remoteFiles/listRemoteFiles.ts";
import { fileSchema } from "../../present/file.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text, timestamp } from "../params.ts";
import { printRemote } from "../remoteParams.ts";

export const filesRemoteList = defineMethod({
  name: "files.remote.list",
  summary: "Lists the remote files of the app, the newest first.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["remote_files:read"],
  rate: 2,
  params: {
    channel: optional(
      id({ object: "channel", describe: "Only files that were shared there.", otherwise: "channel_not_found" }),
    ),
    ts_from: optional(timestamp({ describe: "Only files that were added at this time or later." })),
    ts_to: optional(timestamp({ describe: "Only files that were added at this time or earlier." })),
    limit: defaulted(count({ describe: "Files per page.", min: 1, max: limits.page_max }), limits.page_default),
    cursor: optional(text({ describe: "Where the next page starts." })),
  },
  result: { files: Type.Array(fileSchema), response_metadata: Type.Object({ next_cursor: Type.String() }) },
  errors: {
    channel_not_found: "`channel` is unknown, or not visible to the caller; the answer does not reveal which.",
    invalid_cursor: "`cursor` was not answered by this method, or to other arguments.",
  },
  examples: [{ title: "The first page", params: { limit: 20 } }],
  async handler(ctx, { channel: channelId, ts_from: from, ts_to: to, limit, cursor }) {
    const msOf = (ts: string | undefined) => (ts === undefined ? undefined : Math.floor(Number(ts) * 1000));
    const listed = await listRemoteFiles(ctx, { channelId, fromMs: msOf(from), toMs: msOf(to), limit, cursor });
    if (!listed.ok) return listed;
    const files = listed.files.map((seen) => printRemote(ctx, seen));
    return succeed({ files, response_metadata: { next_cursor: listed.next } });
  },
});
