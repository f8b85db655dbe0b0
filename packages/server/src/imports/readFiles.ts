import { cutCharacters, limits } from "@platform/protocol";
import type { ImportedFile } from "../domain/imports/importedMessage.ts";
import type { JsonObject } from "./archive/jsonItems.ts";
import type { FileDetails } from "../domain/files/inspectFile.ts";
import { isAccount, numberOf, objectOf, objectsOf, textOf, timeOf } from "./fields.ts";
import { isDownload } from "./downloads/downloadHosts.ts";
import { withoutTokens } from "./secretLinks.ts";

/** The files of a message. */
export interface FilesRead {
  /** As the message shows them, with those that are deleted or hidden. */
  readonly shown: readonly JsonObject[];
  /** Those with content, at the old workspace or elsewhere. */
  readonly files: readonly ReadFile[];
}

/** A file, and where the old workspace has its bytes, which the token of the export opens. */
export interface ReadFile extends Omit<ImportedFile, "encryptedUrl"> {
  readonly downloadUrl: string | undefined;
}

const fileId = /^F[A-Z0-9]{1,30}$/;
/** Files of which Slack tells nothing but that they were there. */
const emptyModes = new Set(["tombstone", "hidden_by_limit"]);

/** The files of a message, of which old exports have one under another name. */
export function readFiles(message: JsonObject, authorId: string): FilesRead {
  const old = objectOf(message, "file");
  const listed = objectsOf(message, "files");
  const shown = listed.length === 0 && old ? [old] : listed;
  return { shown, files: shown.flatMap((file) => readFile(file, authorId)) };
}

export function isEmptyFile(file: JsonObject): boolean {
  const access = textOf(file, "file_access");
  return emptyModes.has(textOf(file, "mode")) || (access !== "" && access !== "visible");
}

function readFile(file: JsonObject, authorId: string): ReadFile[] {
  const id = textOf(file, "id");
  const userId = textOf(file, "user") || authorId;
  if (!fileId.test(id) || isEmptyFile(file) || !isAccount(userId)) return [];
  const url = withoutTokens(textOf(file, "url_private") || textOf(file, "permalink"));
  const name = cutCharacters(textOf(file, "name") || textOf(file, "title") || id, limits.file_title_chars_max);
  return [
    {
      id,
      userId,
      kind: textOf(file, "mode") === "snippet" ? "snippet" : "hosted",
      name,
      title: cutCharacters(textOf(file, "title"), limits.file_title_chars_max) || name,
      mimetype: textOf(file, "mimetype", limits.file_title_chars_max) || "application/octet-stream",
      filetype: textOf(file, "filetype", limits.file_title_chars_max) || "binary",
      size: Math.max(0, Math.floor(numberOf(file, "size") ?? 0)),
      blobKey: null,
      altText: textOf(file, "alt_txt", limits.file_title_chars_max),
      details: detailsOf(file),
      remote: { appId: textOf(file, "app_id"), externalId: textOf(file, "external_id") || id, externalUrl: url },
      downloadUrl: [textOf(file, "url_private_download"), textOf(file, "url_private")].find(isDownload),
      createdMs: timeOf(file, "created") ?? timeOf(file, "timestamp") ?? 0,
      isDeleted: false,
    },
  ];
}

/** What the old workspace knew of the content. */
function detailsOf(file: JsonObject): FileDetails {
  const [width, height] = [numberOf(file, "original_w"), numberOf(file, "original_h")];
  const preview = textOf(file, "preview", limits.file_preview_chars_max);
  const [lines, more] = [numberOf(file, "lines") ?? 0, numberOf(file, "lines_more") ?? 0];
  return {
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(preview !== "" && { preview, lines, lines_more: more }),
  };
}
