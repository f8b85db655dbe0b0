import { isUtf8 } from "node:buffer";
import { cutCharacters, limits } from "@platform/protocol";
import { type FileType, plainText, typeOfBytes, typeOfName, unknownType } from "./fileTypes.ts";
import { readImageSize } from "./imageSize.ts";

/** What else there is to know of a file, as its row keeps it. */
export interface FileDetails {
  readonly width?: number;
  readonly height?: number;
  /** The first lines of a text. */
  readonly preview?: string;
  /** Lines beyond the preview, as far as was looked. */
  readonly lines?: number;
  readonly lines_more?: number;
  readonly remote?: RemoteDetails;
}

/** Of a file that an app keeps elsewhere. */
export interface RemoteDetails {
  readonly appId: string;
  readonly externalId: string;
  readonly externalUrl: string;
  /** The type of the preview image. */
  readonly imageType?: string;
}

export interface Inspected {
  readonly mimetype: string;
  readonly filetype: string;
  readonly details: FileDetails;
}

/**
 * What a file is, by its name and how its bytes begin. A name is believed only as far as the bytes allow: a page named
 * photo.png would otherwise be shown as a picture, or as worse.
 */
export function inspectFile(name: string, head: Buffer, snippet?: FileType): Inspected {
  const type = snippet && isText(head) ? snippet : typeOf(name, head);
  return { mimetype: type.mimetype, filetype: type.filetype, details: detailsOf(type, head) };
}

function typeOf(name: string, head: Buffer): FileType {
  const byName = typeOfName(name);
  const byBytes = typeOfBytes(head);
  if (byName?.known === "as text") return isText(head) ? byName : (byBytes ?? unknownType);
  if (byName?.known === "by its name" && byBytes?.filetype === "zip") return byName;
  return byBytes ?? (isText(head) ? plainText : unknownType);
}

function detailsOf(type: FileType, head: Buffer): FileDetails {
  if (type.known === "by its beginning") return readImageSize(type.mimetype, head) ?? {};
  return type.known === "as text" ? previewOf(head.toString("utf8")) : {};
}

function previewOf(text: string): FileDetails {
  const lines = text.split("\n");
  const shown = lines.slice(0, limits.file_preview_lines_max);
  const preview = cutCharacters(shown.join("\n"), limits.file_preview_chars_max).toWellFormed();
  return { preview, lines: lines.length, lines_more: lines.length - shown.length };
}

/** The head may end within a character, so a few bytes at its end are forgiven. */
function isText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  return [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))));
}
