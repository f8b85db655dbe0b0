import type { CodeView, CodeViewType, ViewCsp } from "@platform/protocol/resources/codeChannel.ts";
import type { ListedCodeViewRow } from "../../storage/queries/codeViews.ts";

/** What an agent says of a view besides its content. */
export interface CodeViewDetails {
  readonly csp?: ViewCsp | undefined;
  readonly pr_url?: string | undefined;
  readonly base_branch?: string | undefined;
  readonly head_branch?: string | undefined;
  readonly access_level?: "write" | "comment" | undefined;
  readonly agent_content_hash?: string | undefined;
}

export function detailsOf({ details }: Pick<ListedCodeViewRow, "details">): CodeViewDetails {
  return JSON.parse(details) as CodeViewDetails;
}

/** A channel has one diff; any other view is the one of its key, or a new one without a key. */
export function upsertKeyOf(type: CodeViewType, viewKey: string | undefined, id: string): string {
  if (type === "diff") return "diff";
  return viewKey === undefined ? `view:${id}` : `key:${viewKey}`;
}

/** The name of a view that was given none: that of the file that its key seems to be. */
export function labelOf(type: CodeViewType, viewKey: string | undefined): string {
  const file = viewKey?.split(/[/\\]/).filter(Boolean).at(-1);
  if (type === "diff" || file === undefined) return defaultLabels[type];
  return file.replace(/\.html?$/i, "") || file;
}

const defaultLabels: Readonly<Record<CodeViewType, string>> = {
  html: "HTML",
  diff: "Diff",
  block_kit: "Blocks",
  canvas: "Canvas",
  pull_request: "Pull request",
};

/** A view as clients list it. */
export function showCodeView(row: ListedCodeViewRow): CodeView {
  const { pr_url, base_branch, head_branch } = detailsOf(row);
  return {
    view_id: row.id,
    ...(row.view_key !== null && { view_key: row.view_key }),
    type: row.type,
    label: row.label,
    app_id: row.app_id,
    ...(row.file_id !== null && { file_id: row.file_id }),
    ...(pr_url !== undefined && { pr_url }),
    ...(base_branch !== undefined && { base_branch }),
    ...(head_branch !== undefined && { head_branch }),
    content_version: row.content_version,
    date_added: Math.floor(row.created_ms / 1000),
  };
}
