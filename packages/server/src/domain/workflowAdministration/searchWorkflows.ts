import { type Outcome, succeed } from "@platform/protocol";
import { selectTriggersOfApp } from "../../storage/queries/triggers.ts";
import { workflowPeople } from "../access/workflowRole.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { type GovernedWorkflow, governedWorkflows } from "./governedWorkflows.ts";

export interface WorkflowSearch {
  readonly query: string | undefined;
  readonly appId: string | undefined;
  readonly collaboratorIds: readonly string[];
  /** Only workflows that nobody works on. */
  readonly isOrphaned: boolean;
  /** Other sources have no workflows here. */
  readonly isFromCode: boolean;
  readonly isPublished: boolean | undefined;
  readonly direction: "asc" | "desc";
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface FoundWorkflow extends GovernedWorkflow {
  readonly collaborators: readonly string[];
  readonly triggerIds: readonly string[];
}

/** Workflows of the workspaces that the caller runs, by title. */
export async function searchWorkflows(
  ctx: ReadContext,
  asked: WorkflowSearch,
): Promise<Outcome<{ workflows: FoundWorkflow[]; total: number; next: string }, "not_allowed" | "invalid_cursor">> {
  const governed = await governedWorkflows(ctx);
  if (!governed.ok) return governed;
  const { cursor, limit, ...filter } = asked;
  const listing = `workflows ${JSON.stringify(filter)}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const matching: FoundWorkflow[] = [];
  for (const one of governed.workflows.filter((workflow) => isAskedFor(workflow, asked))) {
    const collaborators = await collaboratorsOf(ctx, one);
    if (asked.isOrphaned && collaborators.length > 0) continue;
    if (!asked.collaboratorIds.every((id) => collaborators.includes(id))) continue;
    const triggers = await selectTriggersOfApp(ctx.db, one.app.id);
    const own = triggers.filter(({ workflow, team_id }) => isOf(one, workflow) && one.teamIds.includes(team_id));
    matching.push({ ...one, collaborators, triggerIds: own.map(({ id }) => id) });
  }
  const sign = asked.direction === "asc" ? 1 : -1;
  matching.sort((one, other) => sign * (one.workflow.title.localeCompare(other.workflow.title) || compare(one, other)));
  const start = from.at === undefined ? 0 : matching.findIndex(({ id }) => id === from.at) + 1;
  const page = matching.slice(start, start + limit);
  const last = page.at(-1);
  const next = start + limit < matching.length && last ? sealCursor(ctx, listing, last.id) : "";
  return succeed({ workflows: page, total: matching.length, next });
}

/** Everybody who works on it in one of the caller's workspaces. */
async function collaboratorsOf(ctx: ReadContext, { app, workflow, teamIds }: GovernedWorkflow): Promise<string[]> {
  const found = new Set<string>();
  for (const teamId of teamIds) {
    const key = { appId: app.id, teamId, workflow: workflow.callbackId };
    for (const { userId } of await workflowPeople(ctx.db, key)) found.add(userId);
  }
  return [...found];
}

function isAskedFor(one: GovernedWorkflow, { appId, isFromCode, isPublished, query }: WorkflowSearch): boolean {
  if (!isFromCode) return false;
  if (appId !== undefined && one.app.id !== appId) return false;
  if (isPublished !== undefined && one.isPublished !== isPublished) return false;
  const words = `${one.workflow.title} ${one.description}`.toLowerCase();
  return query === undefined || words.includes(query.toLowerCase());
}

export function isOf({ workflow }: GovernedWorkflow, named: string): boolean {
  return named === workflow.callbackId || named === `#/workflows/${workflow.callbackId}`;
}

function compare(one: GovernedWorkflow, other: GovernedWorkflow): number {
  return one.id < other.id ? -1 : 1;
}
