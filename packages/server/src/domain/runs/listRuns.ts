import { type Outcome, succeed } from "@platform/protocol";
import { type RunPage, selectRunPage } from "../../storage/queries/runs.ts";
import { accessRunsOf, type RunStatus } from "../access/accessRun.ts";
import type { StartedWorkflow } from "../access/accessTrigger.ts";
import { decidedWorkflows, type WorkflowKey } from "../access/workflowRole.ts";
import { isAdmin } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { type DescribedRun, describeRun } from "./describeRun.ts";

export interface RunListing {
  readonly appId: string;
  readonly workflow: string | undefined;
  readonly status: RunStatus | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** The runs of an app's workflows in the caller's workspace, the newest first. */
export async function listRuns(
  ctx: ReadContext,
  asked: RunListing,
): Promise<Outcome<{ runs: DescribedRun[]; next: string }, "app_not_found" | "access_denied" | "invalid_cursor">> {
  const { appId, workflow, status, limit } = asked;
  const filter = await readableRuns(ctx, { appId, workflow });
  if (!filter.ok) return filter;
  const listing = `runs ${appId} ${workflow ?? ""} ${status ?? ""}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const [createdMs = "", id = ""] = from.at?.split(" ") ?? [];
  const before = from.at === undefined ? undefined : { createdMs: Number(createdMs), id };
  const page = { appId, teamId: ctx.caller.teamId, ...filter.workflows, status, before, limit: limit + 1 };
  const found = await selectRunPage(ctx.db, page);
  const runs = found.slice(0, limit);
  const last = runs.at(-1);
  const next = found.length > limit && last ? sealCursor(ctx, listing, `${last.created_ms} ${last.id}`) : "";
  return succeed({ runs: runs.map(describeRun), next });
}

/** Of which workflows the caller sees the runs, when none is named: administrators may have decided about some. */
async function readableRuns(
  ctx: ReadContext,
  asked: StartedWorkflow,
): Promise<Outcome<{ workflows: Pick<RunPage, "workflows" | "exceptWorkflows"> }, "app_not_found" | "access_denied">> {
  const allowed = await accessRunsOf(ctx, asked, "read", "app_not_found");
  if (asked.workflow !== undefined)
    return allowed.ok ? succeed({ workflows: { workflows: [asked.workflow] } }) : allowed;
  if (ctx.caller.kind === "bot" || isAdmin(ctx.caller)) return allowed.ok ? succeed({ workflows: {} }) : allowed;
  const { added, removed } = await decidedWorkflows(ctx);
  const namesOf = (keys: readonly WorkflowKey[]) =>
    keys.filter(({ appId }) => appId === asked.appId).map(({ workflow }) => workflow);
  if (allowed.ok) return succeed({ workflows: { exceptWorkflows: namesOf(removed) } });
  const own = namesOf(added);
  return own.length > 0 ? succeed({ workflows: { workflows: own } }) : allowed;
}
