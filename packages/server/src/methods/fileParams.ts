import { limits } from "@platform/protocol";
import { Type } from "typebox";
import type { KeptBlob } from "../ports/ports.ts";
import { decodeJson, decodeText, Fault, type Param, type Raw } from "./params.ts";

export interface NamedUpload {
  readonly id: string;
  readonly title: string | undefined;
}

/** Uploads to complete: a list of `{id, title}`, as JSON or as JSON text. */
export const uploadsParam: Param<readonly NamedUpload[]> = {
  schema: Type.Array(Type.Object({ id: Type.String(), title: Type.Optional(Type.String()) }), {
    minItems: 1,
    maxItems: limits.files_per_share_max,
  }),
  required: true,
  describe: "The uploads, each with the id that came with its address and, if it is to have one, a title.",
  object: "upload",
  otherwise: undefined,
  fallback: undefined,
  isJson: true,
  decode: decodeUploads,
};

function decodeUploads(raw: Raw): readonly NamedUpload[] | Fault {
  const value = decodeJson(raw);
  if (!Array.isArray(value)) return new Fault("must provide an array");
  if (value.length === 0) return new Fault("no items defined");
  if (value.length > limits.files_per_share_max) return new Fault(`must provide at most ${limits.files_per_share_max}`);
  const uploads: NamedUpload[] = [];
  for (const item of value) {
    const { id, title } = Object(item) as { id?: unknown; title?: unknown };
    const text = title === undefined ? undefined : decodeText(title);
    if (typeof id !== "string" || text instanceof Fault) return new Fault("must provide an object with an id");
    uploads.push({ id, title: text });
  }
  return uploads;
}

/** The file of a multipart form. */
export interface FormFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Where all of it is, when it was too large for memory; then `bytes` is only its beginning. */
  readonly kept?: KeptBlob | undefined;
}

export const formFileParam: Param<FormFile | undefined, "no_file_data"> = {
  schema: Type.String({ format: "binary" }),
  required: false,
  describe: "The file, as a part of a multipart form.",
  otherwise: "no_file_data",
  fallback: undefined,
  isUpload: true,
  decode(raw) {
    const { fileName, bytes, kept } = Object(raw) as Partial<FormFile>;
    return bytes instanceof Buffer ? { fileName: fileName ?? "", bytes, kept } : new Fault("must be a file of a form");
  },
};

/** An image of a multipart form. */
export const imageParam: Param<FormFile | undefined, "bad_image"> = {
  ...formFileParam,
  describe: "A GIF, JPEG or PNG, as a part of a multipart form.",
  otherwise: "bad_image",
};
