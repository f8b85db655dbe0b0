import { Readable } from "node:stream";
import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { webUrlPattern } from "@platform/protocol/blockkit/webUrlPattern.ts";
import { Type } from "typebox";
import type { SeenFile } from "../domain/access/accessFile.ts";
import { fileBody } from "../domain/files/fileBody.ts";
import type { FileKeeping } from "../domain/files/fileKeeping.ts";
import { inspectFile } from "../domain/files/inspectFile.ts";
import type { PreviewImage } from "../domain/remoteFiles/remoteFile.ts";
import { presentFile } from "../present/file.ts";
import { type FormFile, formFileParam } from "./fileParams.ts";
import { decodeText, id, optional, type Param, text } from "./params.ts";

/** The two names of a remote file. */
export const remoteNameParams = {
  external_id: optional(text({ describe: "The app's own id of the file, instead of `file`." })),
  file: optional(
    id({ object: "remote_file", describe: "The file, instead of `external_id`.", otherwise: "file_not_found" }),
  ),
};

export const remoteNameErrors = {
  file_not_found: "The app has no such file in this workspace.",
  invalid_args: "Give `file` or `external_id`, and not both.",
};

/** What apps say of a remote file. */
export const remoteContentParams = {
  filetype: optional(
    text({ describe: "The type that clients show, such as `gdoc`.", maxLength: limits.remote_title_chars_max }),
  ),
  preview_image: {
    ...formFileParam,
    describe: "A JPEG or PNG image, as a part of a multipart form.",
    otherwise: "bad_image",
  } as Param<FormFile | undefined, "bad_image">,
  indexable_file_contents: contentsParam(),
};

export const remoteContentErrors = {
  bad_image: "`preview_image` is no JPEG or PNG image.",
  too_large: "`indexable_file_contents` has more than a million characters.",
};

/** A part of a form with text in it, or the text. */
function contentsParam(): Param<string | undefined> {
  return {
    schema: Type.String(),
    required: false,
    describe: "The text of the file, for searches only: as a part of a multipart form, or as it is.",
    otherwise: undefined,
    fallback: undefined,
    isUpload: true,
    decode(raw) {
      const { bytes } = Object(raw) as { bytes?: unknown };
      return decodeText(bytes instanceof Buffer ? bytes.toString() : raw);
    },
  };
}

const webAddress = new RegExp(webUrlPattern);

export function isWebUrl(url: string): boolean {
  return url.length <= limits.block_url_chars_max && webAddress.test(url) && URL.canParse(url);
}

/** Stores the image of a call. A caller that is refused afterwards discards it. */
export async function keepImage(
  { blobs }: FileKeeping,
  given: FormFile | undefined,
): Promise<Outcome<{ image: PreviewImage | undefined }, "bad_image">> {
  if (!given) return succeed({ image: undefined });
  const { mimetype, details } = inspectFile(given.fileName, given.bytes);
  const { width, height } = details;
  const isImage = mimetype === "image/png" || mimetype === "image/jpeg";
  if (!isImage || width === undefined || height === undefined) return refuse("bad_image");
  const { key } = given.kept ?? (await blobs.keep(Readable.from([given.bytes])));
  return succeed({ image: { blobKey: key, mimetype, width, height } });
}

export function isTooLong(contents: string | undefined): boolean {
  return contents !== undefined && isLongerThan(contents, limits.remote_contents_chars_max);
}

/** A remote file as answers have it. */
export function printRemote({ baseUrl }: { readonly baseUrl: string }, { file, shares }: SeenFile) {
  const isPublic = shares.some(({ channel }) => channel.kind === "public");
  return presentFile(fileBody(file, { baseUrl, isPublic }), shares);
}
