import type { FileRow } from "../access/accessFile.ts";
import type { FileDetails, RemoteDetails } from "../files/inspectFile.ts";

/** What an app says of a remote file; what is undefined stays as it is. */
export interface RemoteContent {
  readonly title: string | undefined;
  readonly externalUrl: string | undefined;
  readonly filetype: string | undefined;
  readonly contents: string | undefined;
  readonly image: PreviewImage | undefined;
}

/** An image whose bytes are stored. */
export interface PreviewImage {
  readonly blobKey: string;
  readonly mimetype: string;
  readonly width: number;
  readonly height: number;
}

/** The columns that show it. */
export function remoteColumns(
  { title, externalUrl, filetype, image }: RemoteContent,
  before: Pick<FileRow, "title" | "filetype" | "blob_key" | "details">,
  about: Pick<RemoteDetails, "appId" | "externalId">,
): Pick<FileRow, "title" | "name" | "filetype" | "blob_key" | "details"> {
  const known = JSON.parse(before.details) as FileDetails;
  const shown = image ?? { width: known.width, height: known.height, mimetype: known.remote?.imageType };
  const details = {
    ...(shown.width !== undefined && { width: shown.width, height: shown.height }),
    remote: {
      ...about,
      externalUrl: externalUrl ?? known.remote?.externalUrl ?? "",
      ...(shown.mimetype !== undefined && { imageType: shown.mimetype }),
    },
  };
  const named = title ?? before.title;
  return {
    title: named,
    name: named,
    filetype: filetype ?? before.filetype,
    blob_key: image?.blobKey ?? before.blob_key,
    details: JSON.stringify(details),
  };
}

export function remoteDetails(file: Pick<FileRow, "details">): RemoteDetails {
  const { remote } = JSON.parse(file.details) as FileDetails;
  return remote ?? { appId: "", externalId: "", externalUrl: "" };
}
