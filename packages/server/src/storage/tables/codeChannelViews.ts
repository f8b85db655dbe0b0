import type { CodeViewType } from "@platform/protocol/resources/codeChannel.ts";
import type { Selectable } from "kysely";

/** Something that an agent shows beside the messages of a code channel. */
export interface CodeChannelViewsTable {
  channel_key: number;
  /** Says which view a call changes: made of the key that the agent gave, or the same for all diffs. */
  upsert_key: string;
  id: string;
  /** The agent that wrote it last. */
  app_id: string;
  type: CodeViewType;
  view_key: string | null;
  label: string;
  /** HTML, a diff, or blocks as JSON; empty for the other types. */
  content: string;
  /** The canvas. */
  file_id: string | null;
  /** JSON: what else the agent said of it. */
  details: string;
  content_version: number;
  created_ms: number;
}

export type CodeChannelViewRow = Selectable<CodeChannelViewsTable>;
