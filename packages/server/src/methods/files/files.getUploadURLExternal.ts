import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { openUpload } from "../../domain/files/openUpload.ts";
import { defineMethod } from "../define.ts";
import { count, optional, text } from "../params.ts";

export const filesGetUploadURLExternal = defineMethod({
  name: "files.getUploadURLExternal",
  summary: "Returns a URL for uploading the bytes of a file: the first of three steps of an upload.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["files:write"],
  rate: 4,
  needs: ["files", "nonce"],
  params: {
    filename: text({ describe: "Its name. A path before it is left out.", otherwise: "missing_argument" }),
    length: count({
      describe: "How many bytes there are. Exactly as many must arrive.",
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      otherwise: "missing_argument",
    }),
    alt_txt: optional(text({ describe: "A description of an image for people who cannot see it; 1,000 characters." })),
    alt_text: optional(text({ describe: "The same, under the name that some clients send." })),
    snippet_type: optional(text({ describe: "Makes it a snippet of this language, such as `python`; 1 MiB." })),
  },
  result: {
    upload_url: Type.String({ description: "Good for one upload, for an hour. It needs no token." }),
    file_id: Type.String(),
  },
  errors: {
    missing_argument: "`filename` or `length` is missing.",
    alt_txt_too_large: "`alt_txt` is longer than 1,000 characters.",
    file_upload_size_restricted: "`length` exceeds the limit of this server: 1 GiB by default.",
    snippet_too_large: "A snippet of more than 1 MiB.",
    storage_limit_reached: "The caller has 100 uploads open that were not completed; they expire after an hour.",
    unknown_snippet_type: "`snippet_type` is not a supported language.",
  },
  notes:
    "Send the bytes to `upload_url` by POST: as the one file of a multipart form, or as the body itself. The answer is 200 once they are on the disk. Then call `files.completeUploadExternal`.",
  examples: [{ title: "A picture of 53 kB", params: { filename: "harbour.jpg", length: 53072 } }],
  async handler(ctx, params) {
    const ticket = ctx.nonce();
    const opened = await ctx.write(openUpload, {
      name: params.filename,
      size: params.length,
      altText: params.alt_txt ?? params.alt_text ?? "",
      snippetType: params.snippet_type,
      bytesMax: ctx.files.bytesMax,
      ticket,
    });
    if (!opened.ok) return opened;
    return succeed({ upload_url: `${ctx.baseUrl}/files/upload/${ticket}`, file_id: opened.fileId });
  },
});
