import { limits, refuse, succeed } from "@platform/protocol";
import { updateRemoteFile } from "../../domain/remoteFiles/updateRemoteFile.ts";
import { fileSchema } from "../../present/file.ts";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";
import {
  isTooLong,
  isWebUrl,
  keepImage,
  printRemote,
  remoteContentErrors,
  remoteContentParams,
  remoteNameErrors,
  remoteNameParams,
} from "../remoteParams.ts";

export const filesRemoteUpdate = defineMethod({
  name: "files.remote.update",
  summary: "Changes a remote file of the app.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["remote_files:write"],
  rate: 2,
  needs: ["files"],
  params: {
    ...remoteNameParams,
    title: optional(
      text({ describe: "Its title.", otherwise: "invalid_title", maxLength: limits.remote_title_chars_max }),
    ),
    external_url: optional(text({ describe: "Where the file is: `http` or `https`." })),
    ...remoteContentParams,
  },
  result: { file: fileSchema },
  errors: {
    ...remoteNameErrors,
    ...remoteContentErrors,
    invalid_title: "`title` has more than 255 characters.",
    invalid_url: "`external_url` is no web address.",
  },
  notes: "What is not given stays. Messages that show the file change with it. The `external_id` never changes.",
  examples: [{ title: "Another title", params: { external_id: "inv-7", title: "Invoice 7, paid" } }],
  async handler(ctx, params) {
    const { file: fileId, external_id: externalId, external_url: externalUrl, title, filetype } = params;
    if (externalUrl !== undefined && !isWebUrl(externalUrl)) return refuse("invalid_url");
    const contents = params.indexable_file_contents;
    if (isTooLong(contents)) return refuse("too_large");
    const kept = await keepImage(ctx.files, params.preview_image);
    if (!kept.ok) return kept;
    const updated = await ctx.write(updateRemoteFile, {
      name: { fileId, externalId },
      change: { title, externalUrl, filetype, contents, image: kept.image },
      baseUrl: ctx.baseUrl,
    });
    const unused = updated.ok ? updated.discarded : kept.image?.blobKey;
    if (unused !== undefined) await ctx.files.discard(ctx.db, unused);
    return updated.ok ? succeed({ file: printRemote(ctx, updated) }) : updated;
  },
});
