import { type Outcome, succeed } from "@platform/protocol";
import { insertRun } from "../../storage/queries/retentionRuns.ts";
import { defineOperation } from "../context.ts";
import { accessScope, type ScopeCode } from "./accessRetention.ts";
import { firstPosition } from "./runPosition.ts";

/** Requests a run now for an org or a workspace, besides the daily one. Servers begin with it at once. */
export const requestRun = defineOperation(
  import.meta,
  async (ctx, input: { readonly teamId: string | undefined }): Promise<Outcome<{ runId: string }, ScopeCode>> => {
    const accessed = await accessScope(ctx, input.teamId);
    if (!accessed.ok) return accessed;
    const id = ctx.ids.next("retentionRun");
    await insertRun(ctx.db, {
      id,
      scope_id: accessed.scope.scopeId,
      started_ms: ctx.nowMs,
      finished_ms: null,
      stage: "messages",
      position: firstPosition,
    });
    return succeed({ runId: id });
  },
);
