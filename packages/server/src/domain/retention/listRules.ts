import { type Outcome, succeed } from "@platform/protocol";
import { selectRules } from "../../storage/queries/retentionRules.ts";
import { selectReports } from "../../storage/queries/retentionRuns.ts";
import type { RetentionReportRow } from "../../storage/tables/retentionReports.ts";
import type { RetentionKind, RetentionRuleRow } from "../../storage/tables/retentionRules.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { accessScope, type ScopeCode } from "./accessRetention.ts";

export type { RetentionReportRow as ReportRow } from "../../storage/tables/retentionReports.ts";
export type { RetentionRuleRow as RuleRow } from "../../storage/tables/retentionRules.ts";

interface Asked {
  readonly teamId: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The rules of a workspace, or of the org with all of its workspaces and channels, a page at a time; channels come last. */
export async function listRules(
  ctx: ReadContext,
  asked: Asked,
): Promise<Outcome<{ rules: RetentionRuleRow[]; next: string }, ScopeCode | "invalid_cursor">> {
  const accessed = await accessScope(ctx, asked.teamId);
  if (!accessed.ok) return accessed;
  const listing = `retentionRules ${accessed.scope.scopeId}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const after = from.at?.split(" ") as [string, RetentionKind] | undefined;
  const rows = await selectRules(ctx.db, accessed.scope, { after, limit: asked.limit + 1 });
  const rules = rows.slice(0, asked.limit);
  const last = rules.at(-1);
  const hasMore = rows.length > rules.length;
  return succeed({ rules, next: hasMore && last ? sealCursor(ctx, listing, `${last.scope_id} ${last.kind}`) : "" });
}

/** What runs deleted in a workspace or the org, the latest first. */
export async function listReports(
  ctx: ReadContext,
  asked: Asked,
): Promise<Outcome<{ reports: RetentionReportRow[]; next: string }, ScopeCode | "invalid_cursor">> {
  const accessed = await accessScope(ctx, asked.teamId);
  if (!accessed.ok) return accessed;
  const listing = `retentionReports ${accessed.scope.scopeId}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const offset = Number(from.at ?? "0");
  const rows = await selectReports(ctx.db, accessed.scope, { offset, limit: asked.limit + 1 });
  const reports = rows.slice(0, asked.limit);
  const hasMore = rows.length > reports.length;
  return succeed({ reports, next: hasMore ? sealCursor(ctx, listing, String(offset + reports.length)) : "" });
}
