import { limits, refuse, succeed } from "@platform/protocol";
import { addRemoteFile } from "../../domain/remoteFiles/addRemoteFile.ts";
import { fileSchema } from "../../present/file.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";
import {
  isTooLong,
  isWebUrl,
  keepImage,
  printRemote,
  remoteContentErrors,
  remoteContentParams,
} from "../remoteParams.ts";

export const filesRemoteAdd = defineMethod({
  name: "files.remote.add",
  summary: "Adds a file that the app keeps elsewhere.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["remote_files:write"],
  rate: 2,
  needs: ["files"],
  params: {
    external_id: text({
      describe: "The app's own id of the file. If the app has such a file already, it is changed.",
      otherwise: "invalid_external_id",
      maxLength: limits.external_id_chars_max,
    }),
    external_url: text({ describe: "Where the file is: `http` or `https`." }),
    title: text({ describe: "Its title.", otherwise: "bad_title", maxLength: limits.remote_title_chars_max }),
    ...remoteContentParams,
  },
  result: { file: fileSchema },
  errors: {
    ...remoteContentErrors,
    bad_title: "`title` is missing, empty, or longer than 255 characters.",
    invalid_external_id: "`external_id` is missing, empty, or longer than 255 characters.",
  },
  notes:
    "Nobody sees the file until it is shared, by `files.remote.share` or by a `file` block. `url_private` is `external_url`; the preview image is at `thumb_800`.",
  examples: [
    {
      title: "An invoice",
      params: { external_id: "inv-7", external_url: "https://docs.example.com/inv-7", title: "Invoice 7" },
    },
  ],
  async handler(ctx, params) {
    const { external_id: externalId, external_url: externalUrl, title, filetype } = params;
    if (externalId === "") return refuse("invalid_external_id");
    if (title === "") return refuse("bad_title");
    if (!isWebUrl(externalUrl))
      return refuse("invalid_arguments", "must be a web address [json-pointer:/external_url]");
    const contents = params.indexable_file_contents;
    if (isTooLong(contents)) return refuse("too_large");
    const kept = await keepImage(ctx.files, params.preview_image);
    if (!kept.ok) return kept;
    const content = { title, externalUrl, filetype, contents, image: kept.image };
    const added = await ctx.write(addRemoteFile, { ...content, externalId, baseUrl: ctx.baseUrl });
    if (!added.ok) return added;
    if (added.discarded !== undefined) await ctx.files.discard(ctx.db, added.discarded);
    return succeed({ file: printRemote(ctx, added) });
  },
});
