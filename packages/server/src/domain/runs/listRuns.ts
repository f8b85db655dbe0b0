import { type Outcome, succeed } from "@platform/protocol";
import { selectRunPage } from "../../storage/queries/runs.ts";
import { accessRunsOf, type RunStatus } from "../access/accessRun.ts";
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
  const allowed = await accessRunsOf(ctx, appId, "read", "app_not_found");
  if (!allowed.ok) return allowed;
  const listing = `runs ${appId} ${workflow ?? ""} ${status ?? ""}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const [createdMs = "", id = ""] = from.at?.split(" ") ?? [];
  const before = from.at === undefined ? undefined : { createdMs: Number(createdMs), id };
  const page = { appId, teamId: ctx.caller.teamId, workflow, status, before, limit: limit + 1 };
  const found = await selectRunPage(ctx.db, page);
  const runs = found.slice(0, limit);
  const last = runs.at(-1);
  const next = found.length > limit && last ? sealCursor(ctx, listing, `${last.created_ms} ${last.id}`) : "";
  return succeed({ runs: runs.map(describeRun), next });
}
