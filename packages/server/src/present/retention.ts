import { printTs } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { RulePreview } from "../domain/retention/previewRule.ts";
import type { ReportRow, RuleRow } from "../domain/retention/listRules.ts";
import { seconds } from "./timestamp.ts";

const scopeTypes = { E: "org", T: "team" } as const;

export const retentionRuleSchema = Type.Object(
  {
    scope_id: Type.String({ description: "The org, workspace or channel." }),
    scope_type: Type.Enum(["org", "team", "channel"]),
    kind: Type.Enum(["public", "private", "direct", "files", "channel"]),
    duration_days: Type.Integer(),
    allow_override: Type.Boolean({
      description: "Whether workspaces of the org and channels may have rules of their own.",
    }),
    is_confirmed: Type.Boolean({ description: "Until its preview is confirmed, a rule deletes nothing." }),
    set_by: Type.String(),
    date_set: Type.Integer(),
  },
  { title: "RetentionRule" },
);

export function presentRule(rule: RuleRow): Static<typeof retentionRuleSchema> {
  const letter = rule.scope_id.charAt(0) as keyof typeof scopeTypes;
  return {
    scope_id: rule.scope_id,
    scope_type: rule.kind === "channel" ? "channel" : scopeTypes[letter],
    kind: rule.kind,
    duration_days: rule.duration_days,
    allow_override: rule.allows_override === 1,
    is_confirmed: rule.confirmed_ms !== null,
    set_by: rule.set_by,
    date_set: seconds(rule.set_ms),
  };
}

const oldest = Type.Optional(Type.String({ description: "The timestamp of the oldest one." }));
const newest = Type.Optional(Type.String({ description: "The timestamp of the newest one." }));

export const retentionPreviewSchema = Type.Object(
  {
    rule: retentionRuleSchema,
    cutoff: Type.String({ description: "Older content is deleted; in the format of a message timestamp." }),
    deleted: Type.Integer({ description: "How many messages or files a run would delete now." }),
    held: Type.Integer({ description: "How many are too old, but under a legal hold." }),
    channels: Type.Integer({ description: "In how many conversations; 0 for files." }),
    oldest,
    newest,
  },
  { title: "RetentionPreview" },
);

export function presentPreview(preview: RulePreview): Static<typeof retentionPreviewSchema> {
  const { rule, cutoffMs, deleted, held, channels } = preview;
  const cutoff = printTs(cutoffMs * 1000);
  return { rule: presentRule(rule), cutoff, deleted, held, channels, ...range(preview.minTs, preview.maxTs) };
}

export const retentionReportSchema = Type.Object(
  {
    run_id: Type.String(),
    team_id: Type.String(),
    channel_id: Type.Optional(Type.String({ description: "Left out for the files of a workspace." })),
    rule: Type.Object({ scope_id: Type.String(), kind: Type.String(), duration_days: Type.Integer() }),
    cutoff: Type.String(),
    deleted: Type.Integer(),
    held: Type.Integer({ description: "How many were too old, and stayed because of a legal hold." }),
    oldest,
    newest,
    date_started: Type.Integer(),
    date_updated: Type.Integer(),
  },
  { title: "RetentionReport" },
);

export function presentReport(row: ReportRow): Static<typeof retentionReportSchema> {
  return {
    run_id: row.run_id,
    team_id: row.team_id,
    ...(row.channel_id === "" ? {} : { channel_id: row.channel_id }),
    rule: { scope_id: row.rule_scope_id, kind: row.rule_kind, duration_days: row.duration_days },
    cutoff: printTs(row.cutoff_ts),
    deleted: row.deleted,
    held: row.held,
    ...range(row.min_ts, row.max_ts),
    date_started: seconds(row.started_ms),
    date_updated: seconds(row.updated_ms),
  };
}

function range(minTs: number | null, maxTs: number | null): { readonly oldest?: string; readonly newest?: string } {
  return minTs === null || maxTs === null ? {} : { oldest: printTs(minTs), newest: printTs(maxTs) };
}
