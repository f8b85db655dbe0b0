import type { Db } from "../../storage/db.ts";
import { workflowCallbackId } from "@platform/protocol/workflows/functionReference.ts";
import { selectIsMemberAmong } from "../../storage/queries/members.ts";
import { selectTriggerEntities } from "../../storage/queries/triggerEntities.ts";
import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { EntityKind } from "../../storage/tables/triggerEntities.ts";
import type { TriggerRow } from "../../storage/tables/triggers.ts";
import { nearnessOf } from "../connections/nearness.ts";
import { partyOf } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";
import { readBlocked, type RunnerKind } from "../policies/connectPolicy.ts";
import { accessInstalledApp } from "./appCaller.ts";
import { workflowRole } from "./workflowRole.ts";

/** The policy of an org for each kind of connected person. */
export const policyOf: Readonly<Record<EntityKind, RunnerKind>> = {
  user: "trigger_users",
  channel: "trigger_channels",
  team: "trigger_teams",
  org: "trigger_orgs",
};

/** What a workspace and its org do not allow to those whom they share channels with. */
export async function readConnectBlocked(db: Db, team: TeamRow): Promise<ReadonlySet<string>> {
  const org = team.org_id === null ? undefined : await selectOrg(db, team.org_id);
  return readBlocked(`${team.connect_blocked},${org?.connect_blocked ?? ""}`);
}

/**
 * Whether the caller, a person, may run a trigger. Checked each time: a policy that was changed or a channel that
 * was left takes effect at once, although the list of named people is unchanged.
 */
export async function mayRunTrigger(ctx: ReadContext, trigger: TriggerRow): Promise<boolean> {
  const { db, caller } = ctx;
  if (trigger.permission_type === "app_collaborators") {
    const key = { appId: trigger.app_id, teamId: trigger.team_id, workflow: workflowCallbackId(trigger.workflow) };
    return (await workflowRole(db, key, caller.userId)) !== undefined;
  }
  const [home, own] = await Promise.all([selectTeam(db, trigger.team_id), selectTeam(db, caller.teamId)]);
  if (!home || !own || home.deleted_ms !== null) return false;
  const nearness = await nearnessOf(db, partyOf(home), partyOf(own));
  if (nearness === "stranger") return false;
  if (trigger.permission_type === "everyone") return nearness === "own" && isAtWork(ctx, trigger, own);
  const blocked = nearness === "connected" ? await readConnectBlocked(db, home) : new Set<string>();
  return isNamed(ctx, trigger, (kind) => !blocked.has(policyOf[kind]));
}

/** Everybody of the workspace, and of those that the app was granted together with it. */
async function isAtWork({ db }: ReadContext, trigger: TriggerRow, own: TeamRow): Promise<boolean> {
  if (own.id === trigger.team_id) return true;
  const installed = await accessInstalledApp(db, trigger.app_id, own.id);
  return installed?.isOrgWide ?? false;
}

async function isNamed(
  { db, caller }: ReadContext,
  trigger: TriggerRow,
  isAllowed: (kind: EntityKind) => boolean,
): Promise<boolean> {
  const entities = await selectTriggerEntities(db, trigger.id);
  const names = (kind: EntityKind, id: string | undefined) =>
    isAllowed(kind) && entities.some((entity) => entity.kind === kind && entity.entity_id === id);
  if (names("user", caller.userId) || names("team", caller.teamId) || names("org", caller.orgId)) return true;
  const channelIds = entities.filter(({ kind }) => kind === "channel").map((entity) => entity.entity_id);
  return channelIds.length > 0 && isAllowed("channel") && selectIsMemberAmong(db, caller, channelIds);
}
