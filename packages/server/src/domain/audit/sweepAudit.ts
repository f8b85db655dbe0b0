import { type Outcome, succeed } from "@platform/protocol";
import { deleteOldAuditEntries } from "../../storage/queries/auditEntries.ts";
import { defineOperation } from "../context.ts";

const biteMax = 500;

/** Deletes entries of the audit log that are older than the operator's retention setting. */
export const sweepAudit = defineOperation(
  import.meta,
  async (
    ctx,
    { keptS }: { readonly keptS: number },
  ): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const swept = await deleteOldAuditEntries(ctx.db, ctx.nowMs - keptS * 1000, biteMax);
    return succeed({ hasMore: swept === biteMax, didWork: false });
  },
);
