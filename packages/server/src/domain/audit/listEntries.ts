import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type AuditPage, selectAuditPage } from "../../storage/queries/auditEntries.ts";
import type { AuditEntryRow } from "../../storage/tables/auditEntries.ts";
import { governTeam, type GovernCode } from "../access/governTeam.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import { isOrgOwner, isWorkspaceOwner } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export type { AuditEntryRow } from "../../storage/tables/auditEntries.ts";

export interface AskedEntries extends Pick<
  AuditPage,
  "name" | "actions" | "actorId" | "entityId" | "oldestMs" | "latestMs"
> {
  /** All of the caller's org when left out, or of the caller's own workspace for callers who do not administer the org. */
  readonly teamId: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

interface EntryPage {
  readonly entries: readonly AuditEntryRow[];
  /** Empty on the last page. */
  readonly next: string;
}

/** What was changed and by whom, the newest first; for admins of the workspace or its org. */
export async function listEntries(
  ctx: ReadContext,
  { teamId, cursor, limit, ...filters }: AskedEntries,
): Promise<Outcome<EntryPage, GovernCode | "invalid_cursor">> {
  const { orgId } = ctx.caller;
  const isOfOrg = teamId === undefined && orgId !== undefined && (await mayAdministerOrg(ctx));
  const governed = isOfOrg ? succeed({}) : await governTeam(ctx, teamId ?? ctx.caller.teamId);
  if (!governed.ok) return governed;
  const where = isOfOrg ? { orgId } : { teamId: teamId ?? ctx.caller.teamId };
  return listPage(ctx, { where, filters, cursor, limit });
}

/**
 * The same for the Audit Logs API: for the owners of the org, or of a workspace without an org. It shows more than a
 * workspace admin may know: sign-ins and files in all channels.
 */
export async function listOwnedEntries(
  ctx: ReadContext,
  { cursor, limit, ...filters }: Omit<AskedEntries, "teamId">,
): Promise<Outcome<EntryPage, "restricted_action" | "invalid_cursor">> {
  const { orgId, teamId } = ctx.caller;
  const isOwner = orgId === undefined ? ownsWorkspace(ctx.caller) : isOrgOwner(ctx.caller);
  if (!isOwner) return refuse("restricted_action", "only owners read the audit log here");
  return listPage(ctx, { where: orgId === undefined ? { teamId } : { orgId }, filters, cursor, limit });
}

function ownsWorkspace(caller: ReadContext["caller"]): boolean {
  return isWorkspaceOwner(caller, { id: caller.teamId, org_id: null });
}

async function listPage(
  ctx: ReadContext,
  {
    where,
    filters,
    cursor,
    limit,
  }: Pick<AskedEntries, "cursor" | "limit"> & {
    readonly where: AuditPage["where"];
    readonly filters: Omit<AskedEntries, "teamId" | "cursor" | "limit">;
  },
): Promise<Outcome<EntryPage, "invalid_cursor">> {
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
