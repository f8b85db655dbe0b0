import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertUnpublished } from "../../storage/queries/unpublishedWorkflows.ts";
import { defineOperation } from "../context.ts";
import { governedWorkflows } from "./governedWorkflows.ts";

export type UnpublishCode = "not_allowed" | "error_unpublishing_workflows";

/**
 * Unpublishes workflows in the workspaces that the caller runs: no trigger starts them until their author deploys the app again.
 * Present runs finish. All of them or, when one is unknown, none.
 */
export const unpublishWorkflows = defineOperation(
  import.meta,
  async (ctx, input: { readonly workflowIds: readonly string[] }): Promise<Outcome<object, UnpublishCode>> => {
    const governed = await governedWorkflows(ctx);
    if (!governed.ok) return governed;
    if (input.workflowIds.length === 0) return refuse("error_unpublishing_workflows");
    for (const id of new Set(input.workflowIds)) {
      const found = governed.workflows.find((workflow) => workflow.id === id);
      if (!found) return refuse("error_unpublishing_workflows", `${id} is no workflow of a workspace that you run`);
      for (const teamId of found.teamIds) {
        await insertUnpublished(ctx.db, {
          team_id: teamId,
          app_id: found.app.id,
          workflow: found.workflow.callbackId,
          user_id: ctx.caller.userId,
          at_ms: ctx.nowMs,
        });
      }
    }
    return succeed({});
  },
);
