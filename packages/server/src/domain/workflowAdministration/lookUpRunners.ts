import type { Outcome } from "@platform/protocol";
import { succeed } from "@platform/protocol";
import { selectTriggersOfApp } from "../../storage/queries/triggers.ts";
import { selectIsUnpublished } from "../../storage/queries/unpublishedWorkflows.ts";
import type { ReadContext } from "../context.ts";
import { effectiveRule } from "../triggers/effectiveRule.ts";
import { type GovernedWorkflow, governedWorkflows } from "./governedWorkflows.ts";
import { isOf } from "./searchWorkflows.ts";

/** From narrow to wide. */
export const runnerTypes = ["no_one", "app_collaborators", "named_entities", "everyone"] as const;

export interface Runners {
  readonly type: (typeof runnerTypes)[number];
  readonly user: readonly string[];
  readonly channel: readonly string[];
  readonly team: readonly string[];
  readonly org: readonly string[];
  /** Whether all triggers were looked at. */
  readonly isComplete: boolean;
}

/** Who can start workflows in the workspaces that the caller runs, by the id of the workflow. Unknown ids have no entry. */
export async function lookUpRunners(
  ctx: ReadContext,
  asked: { readonly workflowIds: readonly string[]; readonly maxTriggers: number },
): Promise<Outcome<{ runners: ReadonlyMap<string, Runners> }, "not_allowed">> {
  const governed = await governedWorkflows(ctx);
  if (!governed.ok) return governed;
  const runners = new Map<string, Runners>();
  for (const one of governed.workflows.filter(({ id }) => asked.workflowIds.includes(id))) {
    runners.set(one.id, await runnersOf(ctx, one, asked.maxTriggers));
  }
  return succeed({ runners });
}

/** The union of all links. No person runs a trigger of another type. */
async function runnersOf(ctx: ReadContext, one: GovernedWorkflow, maxTriggers: number): Promise<Runners> {
  const all = await selectTriggersOfApp(ctx.db, one.app.id);
  const links = all.filter(
    ({ type, workflow, team_id: teamId }) => type === "shortcut" && isOf(one, workflow) && one.teamIds.includes(teamId),
  );
  let widest = 0;
  const named = {
    user: new Set<string>(),
    channel: new Set<string>(),
    team: new Set<string>(),
    org: new Set<string>(),
  };
  for (const trigger of links.slice(0, maxTriggers)) {
    const key = { appId: one.app.id, teamId: trigger.team_id, workflow: one.workflow.callbackId };
    if (await selectIsUnpublished(ctx.db, key)) continue;
    const { permission, entities } = await effectiveRule(ctx, trigger);
    widest = Math.max(widest, runnerTypes.indexOf(permission));
    for (const kind of ["user", "channel", "team", "org"] as const) {
      for (const id of entities[kind]) named[kind].add(id);
    }
  }
  const [user, channel, team, org] = [[...named.user], [...named.channel], [...named.team], [...named.org]];
  const type = runnerTypes[widest] ?? "no_one";
  return { type, user, channel, team, org, isComplete: links.length <= maxTriggers };
}
