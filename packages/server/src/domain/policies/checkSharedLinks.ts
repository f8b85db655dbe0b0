import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectLinkedFiles } from "../../storage/queries/linkedFiles.ts";
import type { FileKind } from "../../storage/tables/files.ts";
import { readSharing } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";
import { findFileLinks } from "../files/fileLinks.ts";
import { type LinkedKind, readBlocked } from "./connectPolicy.ts";

export type SharedLinkCode =
  | "platform_connect_file_link_sharing_blocked"
  | "platform_connect_canvas_sharing_blocked"
  | "platform_connect_lists_sharing_blocked";

/** As much of a message as can link something. */
export interface Linking {
  readonly text: string;
  /** Blocks, attachments and whatever else it holds. */
  readonly fields?: object | undefined;
}

const kindOf: Record<FileKind, LinkedKind> = {
  hosted: "file_links",
  snippet: "file_links",
  external: "file_links",
  canvas: "canvases",
  list: "lists",
};

const codeOf: Record<LinkedKind, SharedLinkCode> = {
  file_links: "platform_connect_file_link_sharing_blocked",
  canvases: "platform_connect_canvas_sharing_blocked",
  lists: "platform_connect_lists_sharing_blocked",
};

/**
 * Whether a message may link what it links: in a channel shared with another organization, admins of the author's
 * workspace or org may have forbidden it. Links to other people's files are those people's decision. Costs nothing in other channels.
 */
export async function checkSharedLinks(
  ctx: ReadContext,
  channel: { readonly sharing: string | null },
  { text, fields }: Linking,
): Promise<Outcome<object, SharedLinkCode>> {
  if (!readSharing(channel)?.isExternal) return succeed({});
  const links = findFileLinks(fields === undefined ? text : `${text} ${JSON.stringify(fields)}`);
  if (links.length === 0) return succeed({});
  const files = await selectLinkedFiles(
    ctx.db,
    links.map((link) => link.fileId),
  );
  const { teamId, orgId } = ctx.caller;
  for (const file of files) {
    if (file.team_id !== teamId && (orgId === undefined || file.org_id !== orgId)) continue;
    const kind = kindOf[file.kind];
    const blocked = readBlocked(`${file.team_blocked},${file.org_blocked ?? ""}`);
    if (blocked.has(kind)) return refuse(codeOf[kind]);
  }
  return succeed({});
}
