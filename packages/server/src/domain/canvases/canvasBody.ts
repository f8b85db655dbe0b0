import type { FileRow } from "../access/accessFile.ts";
import type { FileBody } from "../files/fileBody.ts";
import { canvasPath, filePath } from "../files/fileLinks.ts";
import type { CanvasDetails } from "./canvasContent.ts";

/** What is different about the file of a canvas: it is a document, edited by several people. */
export function canvasBody(file: FileRow, baseUrl: string): Partial<FileBody> {
  const { creator = file.user_id, editors = [], channel } = JSON.parse(file.details) as CanvasDetails;
  const address = `${baseUrl}${filePath(file)}`;
  const last = editors.at(-1) ?? creator;
  const updated = Math.floor(file.updated_ms / 1000);
  return {
    pretty_type: "Canvas",
    mode: "quip",
    editable: true,
    url_private: `${address}/canvas`,
    url_private_download: `${address}/download/canvas`,
    permalink: `${baseUrl}${canvasPath(file)}`,
    updated,
    edit_timestamp: updated,
    canvas_creator_id: creator,
    editor: last,
    last_editor: last,
    editors: [...editors],
    can_toggle_canvas_lock: false,
    org_or_workspace_access: "none",
    teams_shared_with: [],
    ...(channel === undefined ? {} : { is_channel_space: true, linked_channel_id: channel }),
  };
}
