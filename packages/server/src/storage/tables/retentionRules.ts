import type { Selectable } from "kysely";

/** `channel` is the rule of one channel; the others are rules of a workspace or an org. */
export type RetentionKind = "public" | "private" | "direct" | "files" | "channel";

export interface RetentionRulesTable {
  /** The id of the channel, workspace or org. */
  scope_id: string;
  kind: RetentionKind;
  duration_days: number;
  /** 0 when workspaces of the org and channels cannot have a rule of their own. */
  allows_override: number;
  set_by: string;
  set_ms: number;
  /** When an administrator confirmed the preview. Until then the rule deletes nothing. */
  confirmed_ms: number | null;
}

export type RetentionRuleRow = Selectable<RetentionRulesTable>;
