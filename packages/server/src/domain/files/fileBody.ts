import type { FileRow } from "../access/accessFile.ts";
import { canvasBody } from "../canvases/canvasBody.ts";
import { filePath, listPath } from "./fileLinks.ts";
import { prettyType } from "./fileTypes.ts";
import type { FileDetails } from "./inspectFile.ts";

/** A file as it is sent, in answers and within messages; only answers include where it was shared. */
export interface FileBody {
  readonly id: string;
  readonly created: number;
  readonly timestamp: number;
  readonly name: string;
  readonly title: string;
  readonly mimetype: string;
  readonly filetype: string;
  readonly pretty_type: string;
  readonly user: string;
  readonly user_team: string;
  readonly source_team: string;
  readonly editable: boolean;
  readonly size: number;
  readonly mode: string;
  readonly is_external: boolean;
  readonly external_type: string;
  readonly is_public: boolean;
  readonly public_url_shared: boolean;
  readonly display_as_bot: boolean;
  readonly username: string;
  readonly url_private: string;
  readonly url_private_download: string;
  readonly permalink: string;
  readonly permalink_public?: string;
  readonly is_starred: boolean;
  readonly has_rich_preview: boolean;
  readonly file_access: string;
  readonly media_display_type: string;
  readonly alt_txt?: string;
  readonly original_w?: number;
  readonly original_h?: number;
  readonly preview?: string;
  readonly lines?: number;
  readonly lines_more?: number;
  readonly preview_is_truncated?: boolean;
  /** Only canvases have what follows. */
  readonly updated?: number;
  readonly edit_timestamp?: number;
  readonly canvas_creator_id?: string;
  readonly editor?: string;
  readonly last_editor?: string;
  readonly editors?: string[];
  readonly can_toggle_canvas_lock?: boolean;
  readonly org_or_workspace_access?: string;
  readonly teams_shared_with?: string[];
  readonly is_channel_space?: boolean;
  readonly linked_channel_id?: string;
  readonly app_id?: string;
  readonly external_id?: string;
  readonly external_url?: string;
  /** The preview image of a remote file. */
  readonly thumb_800?: string;
  readonly thumb_800_w?: number;
  readonly thumb_800_h?: number;
}

export interface FileView {
  readonly baseUrl: string;
  /** Whether it was shared in a public channel. */
  readonly isPublic: boolean;
  /** Where everyone with the link can read it. Messages do not store it, because it can be revoked. */
  readonly publicUrl?: string | undefined;
}

export function fileBody(file: FileRow, { baseUrl, isPublic, publicUrl }: FileView): FileBody {
  const created = Math.floor(file.created_ms / 1000);
  const address = `${baseUrl}${filePath(file)}`;
  const name = encodeURIComponent(file.name);
  return {
    id: file.id,
    created,
    timestamp: created,
    name: file.name,
    title: file.title,
    mimetype: file.mimetype,
    filetype: file.filetype,
    pretty_type: file.kind === "list" ? "List" : prettyType(file.filetype),
    user: file.user_id,
    user_team: file.team_id,
    source_team: file.team_id,
    editable: file.kind === "snippet",
    size: file.size,
    mode: file.kind,
    is_external: false,
    external_type: "",
    is_public: isPublic,
    public_url_shared: file.public_ms !== null,
    display_as_bot: false,
    username: "",
    url_private: `${address}/${name}`,
    url_private_download: `${address}/download/${name}`,
    permalink: file.kind === "list" ? `${baseUrl}${listPath(file)}` : address,
    ...(publicUrl !== undefined && { permalink_public: publicUrl }),
    is_starred: false,
    has_rich_preview: false,
    file_access: "visible",
    media_display_type: /^(audio|video)\//.exec(file.mimetype)?.[1] ?? "unknown",
    ...(file.alt_text === "" ? {} : { alt_txt: file.alt_text }),
    ...presentDetails(JSON.parse(file.details) as FileDetails),
    ...(file.kind === "canvas" ? canvasBody(file, baseUrl) : {}),
    ...remoteFields(file, address),
  };
}

/** What differs for a file that an app keeps elsewhere: its address is the other service's. */
function remoteFields(file: FileRow, address: string): Partial<FileBody> {
  const { remote, width, height } = JSON.parse(file.details) as FileDetails;
  if (!remote) return {};
  return {
    is_external: true,
    external_type: "app",
    app_id: remote.appId,
    external_id: remote.externalId,
    external_url: remote.externalUrl,
    url_private: remote.externalUrl,
    url_private_download: remote.externalUrl,
    has_rich_preview: file.blob_key !== null,
    ...(file.blob_key !== null && { thumb_800: `${address}/preview` }),
    ...(width !== undefined && height !== undefined && { thumb_800_w: width, thumb_800_h: height }),
  };
}

function presentDetails({ width, height, preview, lines, lines_more }: FileDetails): Partial<FileBody> {
  return {
    ...(width === undefined || height === undefined ? {} : { original_w: width, original_h: height }),
    ...(preview === undefined ? {} : { preview, lines: lines ?? 0, lines_more: lines_more ?? 0 }),
    ...(preview === undefined ? {} : { preview_is_truncated: (lines_more ?? 0) > 0 }),
  };
}
