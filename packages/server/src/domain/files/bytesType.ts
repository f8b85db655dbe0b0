import type { FileRow } from "../access/accessFile.ts";
import type { FileDetails } from "./inspectFile.ts";

/** The type of the bytes that are stored here: those of a remote file are its preview image. */
export function bytesTypeOf(file: Pick<FileRow, "mimetype" | "details">): string {
  const { remote } = JSON.parse(file.details) as FileDetails;
  return remote?.imageType ?? file.mimetype;
}
