import type { CodeViewType } from "@platform/protocol/resources/codeChannel.ts";
import { AppWindow, Blocks, FileDiff, FileText, GitPullRequest, type LucideIcon } from "lucide-react";

/** The icon of each type of view. */
export const viewIcons: Readonly<Record<CodeViewType, LucideIcon>> = {
  html: AppWindow,
  diff: FileDiff,
  block_kit: Blocks,
  canvas: FileText,
  pull_request: GitPullRequest,
};
