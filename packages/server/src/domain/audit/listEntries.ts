import { type Outcome, succeed } from "@platform/protocol";
import { type AuditPage, type NamedEntry, selectAuditPage } from "../../storage/queries/auditEntries.ts";
import { governTeam, type GovernCode } from "../access/governTeam.ts";
import { isOrgAdmin } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export type { NamedEntry } from "../../storage/queries/auditEntries.ts";

export interface AskedEntries extends Pick<AuditPage, "action" | "actorId" | "entityId" | "oldestMs" | "latestMs"> {
  /** All of the caller's org when left out, or of the caller's own workspace for callers who do not administer the org. */
  readonly teamId: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** What was changed and by whom, the newest first; for admins of the workspace or its org. */
export async function listEntries(
  ctx: ReadContext,
  { teamId, cursor, limit, ...filters }: AskedEntries,
): Promise<Outcome<{ entries: NamedEntry[]; next: string }, GovernCode | "invalid_cursor">> {
  const { orgId } = ctx.caller;
  const isOfOrg = teamId === undefined && isOrgAdmin(ctx.caller) && orgId !== undefined;
  const governed = isOfOrg ? succeed({}) : await governTeam(ctx, teamId ?? ctx.caller.teamId);
  if (!governed.ok) return governed;
  const where = isOfOrg ? { orgId } : { teamId: teamId ?? ctx.caller.teamId };
  const listing = `audit ${JSON.stringify([where, filters])}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const beforeId = from.at === undefined ? undefined : Number(from.at);
  const rows = await selectAuditPage(ctx.db, { where, ...filters, beforeId, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return succeed({
    entries: page,
    next: rows.length > page.length && last ? sealCursor(ctx, listing, String(last.id)) : "",
  });
}
