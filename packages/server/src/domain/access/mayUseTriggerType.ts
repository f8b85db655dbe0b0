import type { TriggerType, TypePermission } from "@platform/protocol/triggers/triggerTypes.ts";
import type { ReadContext } from "../context.ts";
import { readRules } from "../triggers/listTypeRules.ts";

/** Whether the admins of the org let the caller use a type of trigger, or use it in private channels. */
export async function mayUseTriggerType(
  { db, caller }: ReadContext,
  type: TriggerType,
  permission: TypePermission,
): Promise<boolean> {
  const { orgId, teamId, userId } = caller;
  if (orgId === undefined) return true;
  const rule = (await readRules(db, orgId, type)).find((known) => known.permission === permission);
  if (!rule || rule.visibility === "everyone") return true;
  if (rule.visibility === "no_one") return false;
  return rule.userIds.includes(userId) || rule.teamIds.includes(teamId) || rule.orgIds.includes(orgId);
}
