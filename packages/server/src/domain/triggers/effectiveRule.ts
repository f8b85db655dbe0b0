import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import { policyOf, readConnectBlocked } from "../access/mayRunTrigger.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { nearnessOf } from "../connections/nearness.ts";
import { partyOf } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";
import { describeRunRule, type RunRule } from "./runPermission.ts";

/**
 * Who can run a trigger at present: without named people who have left, and without people, workspaces and organizations that are
 * no longer connected or may no longer be named. `mayRunTrigger` applies the same rules to one person.
 */
export async function effectiveRule(ctx: ReadContext, trigger: TriggerRow): Promise<RunRule> {
  const rule = await describeRunRule(ctx, trigger);
  const home = await selectTeam(ctx.db, trigger.team_id);
  if (rule.permission !== "named_entities" || !home) return rule;
  const { user, channel, team, org } = rule.entities;
  const kept = async (kind: "user" | "team" | "org", ids: readonly string[]) => {
    const found: string[] = [];
    for (const id of ids) if (await counts(ctx, home, kind, id)) found.push(id);
    return found;
  };
  const entities = {
    user: await kept("user", user),
    channel,
    team: await kept("team", team),
    org: await kept("org", org),
  };
  return { ...rule, entities };
}

async function counts(ctx: ReadContext, home: TeamRow, kind: "user" | "team" | "org", id: string): Promise<boolean> {
  const party = await partyFor(ctx, kind, id);
  if (party === undefined) return false;
  const nearness = await nearnessOf(ctx.db, partyOf(home), party);
  if (nearness !== "connected") return nearness === "own";
  return !(await readConnectBlocked(ctx.db, home)).has(policyOf[kind]);
}

/** The organization that an entity belongs to; nothing for one that has left. */
async function partyFor({ db }: ReadContext, kind: "user" | "team" | "org", id: string): Promise<string | undefined> {
  if (kind === "org") return (await selectOrg(db, id))?.id;
  const user = kind === "user" ? await selectUserAtHome(db, id) : undefined;
  if (kind === "user" && user?.deactivated_ms !== null) return undefined;
  const team = await selectTeam(db, user?.team_id ?? id);
  return team?.deleted_ms === null ? partyOf(team) : undefined;
}
