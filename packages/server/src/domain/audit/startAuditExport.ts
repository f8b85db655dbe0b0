import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { startJob } from "../jobs/startJob.ts";
import { type AuditExport, rangeOf } from "./auditExportFile.ts";
import type { ExportFormat } from "./noteExport.ts";
import { sealChain } from "./sealEntries.ts";
import { signExport } from "./signExport.ts";

interface AskedExport {
  /** All of the caller's org when left out, or the caller's own workspace for callers who do not administer the org. */
  readonly teamId: string | undefined;
  readonly format: ExportFormat;
}

type ExportCode = GovernCode | "action_already_in_progress";

/** Starts a job that writes the audit log into a file. Each item is a range of entries, which do not change any more. */
export const startAuditExport = defineOperation(
  import.meta,
  async (ctx, asked: AskedExport): Promise<Outcome<{ jobId: string }, ExportCode>> => {
    const scope = await scopeOf(ctx, asked.teamId);
    if (!scope.ok) return scope;
    const { chainId, teamId, orgId } = scope;
    // The latest entries too, unless there are more of them than a transaction should seal.
    await sealChain(ctx, chainId);
    const signed = await signExport.within(ctx, { chainId });
    if (!signed.ok) return signed;
    const { start, checkpoint } = signed;
    const isWhole = teamId === undefined || teamId === chainId;
    const args: AuditExport = {
      chainId,
      format: asked.format,
      ...(teamId !== undefined && { teamId }),
      ...(orgId !== undefined && { orgId }),
      ...(isWhole && asked.format === "jsonl" && { signed: { start, checkpoint } }),
    };
    const subjects: string[] = [];
    const step = limits.audit_export_item_entries;
    for (let after = start.sequence; after < checkpoint.sequence; after += step)
      subjects.push(rangeOf(after, Math.min(after + step, checkpoint.sequence)));
    // A file without entries is a result, too.
    if (subjects.length === 0) subjects.push(rangeOf(start.sequence, start.sequence));
    const exclusiveKey = `audit export of ${ctx.caller.userId} in ${teamId ?? chainId}`;
    return startJob(ctx, { kind: "admin.audit.export", subjects, args: { ...args }, exclusiveKey });
  },
);

async function scopeOf(
  ctx: WriteContext,
  asked: string | undefined,
): Promise<Outcome<{ chainId: string; teamId?: string; orgId?: string }, GovernCode>> {
  const { orgId } = ctx.caller;
  if (asked === undefined && orgId !== undefined && (await mayAdministerOrg(ctx)))
    return succeed({ chainId: orgId, orgId });
  const governed = await governTeam(ctx, asked ?? ctx.caller.teamId);
  if (!governed.ok) return refuse(governed.error);
  const { id: teamId, org_id } = governed.team;
  return succeed({ chainId: org_id ?? teamId, teamId });
}
