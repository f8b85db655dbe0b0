import type { Refusal } from "@platform/protocol";
import { readUsergroup } from "../usergroups/readUsergroup.ts";
import { setUsergroupMembers } from "../usergroups/setUsergroupMembers.ts";
import { done, type Inputs, type StepContext, type StepResult } from "./builtin.ts";

/** Replaces the members of a group, based on the current ones. */
export async function changeUsergroup(
  ctx: StepContext,
  inputs: Inputs,
  change: (now: readonly string[], named: readonly string[]) => string[],
): Promise<StepResult | Refusal<string>> {
  const groupId = inputs.text("usergroup_id");
  const group = await readUsergroup(ctx, groupId);
  if (!group.ok) return group;
  const userIds = change(group.listed.userIds, inputs.list("user_ids"));
  const set = await setUsergroupMembers.within(ctx, { groupId, userIds });
  return set.ok ? done({ usergroup_id: groupId }) : set;
}
