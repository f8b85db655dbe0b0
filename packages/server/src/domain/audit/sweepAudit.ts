import { type Outcome, succeed } from "@platform/protocol";
import { deleteSealed, lockChain, selectChains, selectSealed, updateChain } from "../../storage/queries/auditChains.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { AuditEntryRow } from "../../storage/tables/auditEntries.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { noOrigin } from "./auditTrail.ts";
import { firstHash } from "./chainRecord.ts";
import { addCheckpoint } from "./checkpoint.ts";
import { note } from "./note.ts";

const biteMax = 500;

/**
 * Deletes entries of the audit log that are older than the operator's retention setting, from the beginning of each chain.
 * A signed checkpoint keeps the hash of the last one, so the rest can still be verified.
 */
export const sweepAudit = defineOperation(
  import.meta,
  async (
    ctx,
    { keptS }: { readonly keptS: number },
  ): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    let hasMore = false;
    for (const { id } of await selectChains(ctx.db)) {
      hasMore = (await pruneChain(ctx, id, ctx.nowMs - keptS * 1000)) || hasMore;
    }
    return succeed({ hasMore, didWork: false });
  },
);

async function pruneChain(ctx: WriteContext, id: string, beforeMs: number): Promise<boolean> {
  const chain = await lockChain(ctx.db, id, firstHash);
  const first = await selectSealed(ctx.db, id, { after: chain.pruned_sequence, limit: biteMax });
  const end = first.findIndex(({ at_ms }) => at_ms >= beforeMs);
  const old = end < 0 ? first : first.slice(0, end);
  const last = old.at(-1);
  if (!last || last.sequence === null || last.hash === null) return false;
  const { sequence, hash } = last;
  await deleteSealed(ctx.db, id, sequence);
  await updateChain(ctx.db, { ...chain, pruned_sequence: sequence, pruned_hash: hash });
  await addCheckpoint(ctx, { id, sequence, hash }, "prune");
  await notePruning(ctx, last, { entries: old.length, last_sequence: sequence, hash });
  return old.length === biteMax;
}

async function notePruning(ctx: WriteContext, { team_id: teamId }: AuditEntryRow, details: object): Promise<void> {
  const team = await selectTeam(ctx.db, teamId);
  await note(ctx, {
    action: "audit_log_pruned",
    method: "",
    entity: { type: "workspace", id: teamId, state: { name: team?.name ?? "", domain: team?.domain ?? "" } },
    teamId,
    actorId: undefined,
    appId: undefined,
    details: { ...details },
    origin: noOrigin,
  });
}
