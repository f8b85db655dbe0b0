import { limits } from "@platform/protocol";
import { addToReport, selectNextFileTeam, selectOldFiles } from "../../storage/queries/retentionRuns.ts";
import type { RetentionRunRow } from "../../storage/tables/retentionRuns.ts";
import type { WriteContext } from "../context.ts";
import { removeFile } from "../files/deleteFile.ts";
import { isHeld } from "../holds/isHeld.ts";
import { cutoffMs, effectiveRule } from "./effectiveRule.ts";
import type { StageBite } from "./enforceRetention.ts";
import type { RunPosition } from "./runPosition.ts";

/** Deletes a bite of the uploads that are older than the rule of their workspace for files. */
export async function expireFiles(ctx: WriteContext, run: RetentionRunRow, from: RunPosition): Promise<StageBite> {
  const [team] = await selectNextFileTeam(ctx.db, from.id ?? "", run.scope_id ?? "");
  if (!team) return { next: undefined, blobKeys: [] };
  const rule = await effectiveRule(ctx.db, { teamId: team.id, orgId: team.org_id, kind: "files" });
  // No id is between this one and the next.
  const nextTeam = { id: `${team.id}\u0001` };
  if (!rule) return { next: nextTeam, blobKeys: [] };
  const beforeMs = cutoffMs(rule, run.started_ms);
  const afterId = team.id === from.id ? (from.fileId ?? "") : "";
  const files = await selectOldFiles(ctx.db, team.id, beforeMs, afterId, limits.retention_bite);
  const blobKeys: string[] = [];
  const times: number[] = [];
  let held = 0;
  for (const file of files) {
    if (await isHeld(ctx, { file })) {
      held++;
      continue;
    }
    await removeFile(ctx, file);
    times.push(file.created_ms * 1000);
    if (file.blob_key !== null) blobKeys.push(file.blob_key);
  }
  const about = [run.id, team.id, "", rule.scope_id, "files", rule.duration_days, beforeMs * 1000] as const;
  const [minTs, maxTs] = times.length === 0 ? [null, null] : [Math.min(...times), Math.max(...times)];
  await addToReport(ctx.db, ...about, times.length, held, minTs, maxTs, run.started_ms, ctx.nowMs);
  const last = files.length === limits.retention_bite ? files.at(-1) : undefined;
  return { next: last ? { id: team.id, fileId: last.id } : nextTeam, blobKeys };
}
