import { type Outcome, refuse, restrictedSubjects, succeed } from "@platform/protocol";
import { selectBarredGroups } from "../../storage/queries/barriers.ts";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import type { BarrierRow } from "../../storage/tables/barriers.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";

export type { BarrierRow } from "../../storage/tables/barriers.ts";

/** A barrier with the groups it stands between. */
export interface Barrier {
  readonly row: BarrierRow;
  readonly primary: UsergroupRow;
  readonly barred: readonly UsergroupRow[];
}

/** What a barrier shall be. */
export interface BarrierPlan {
  readonly primaryId: string;
  readonly barredIds: readonly string[];
  readonly subjects: readonly string[];
}

export type PlanCode =
  | "not_an_admin"
  | "primary_usergroup_not_found"
  | "barriered_from_usergroups_not_found"
  | "invalid_restricted_subjects";

/** The groups of a plan, when an admin makes it and it makes sense. */
export async function readPlan(
  ctx: ReadContext,
  plan: BarrierPlan,
): Promise<Outcome<{ primary: UsergroupRow; barred: UsergroupRow[] }, PlanCode>> {
  if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
  const isWhole = restrictedSubjects.every((subject) => plan.subjects.includes(subject));
  if (!isWhole || plan.subjects.length > restrictedSubjects.length) return refuse("invalid_restricted_subjects");
  const primary = await ownGroup(ctx, plan.primaryId);
  if (!primary) return refuse("primary_usergroup_not_found");
  const barred: UsergroupRow[] = [];
  for (const id of new Set(plan.barredIds)) {
    const group = id === primary.id ? undefined : await ownGroup(ctx, id);
    if (!group) return refuse("barriered_from_usergroups_not_found");
    barred.push(group);
  }
  return barred.length === 0 ? refuse("barriered_from_usergroups_not_found") : succeed({ primary, barred });
}

/** A barrier as it is stored, with its groups. */
export async function describeBarrier(ctx: ReadContext, row: BarrierRow): Promise<Barrier> {
  const ids = await selectBarredGroups(ctx.db, row.id);
  const [primary, ...barred] = await Promise.all([row.primary_id, ...ids].map((id) => selectUsergroup(ctx.db, id)));
  if (!primary) throw new Error(`barrier ${row.id} has lost its group`);
  return { row, primary, barred: barred.filter((group) => group !== undefined) };
}

async function ownGroup(ctx: ReadContext, id: string): Promise<UsergroupRow | undefined> {
  const group = await selectUsergroup(ctx.db, id);
  return group?.team_id === ctx.caller.teamId ? group : undefined;
}
