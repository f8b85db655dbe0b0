import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectGroupMembers } from "../../storage/queries/usergroups.ts";
import { selectTeamsOfGroup, upsertGroupTeam } from "../../storage/queries/usergroupTeams.ts";
import { governTeam } from "../access/governTeam.ts";
import { governUsergroup } from "../access/governUsergroup.ts";
import { isOrgAdmin } from "../access/roles.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { defaultChannelsOf, joinDefaultChannels } from "./joinDefaultChannels.ts";
import { provisionMembers } from "./provisionMembers.ts";

export type GroupTeamsCode =
  | "restricted_action"
  | "usergroup_not_found"
  | "no_team_ids_given"
  | "team_limit_exceeded"
  | "invalid_team_ids"
  | "auto_provision_failure";

export interface GroupTeams {
  readonly groupId: string;
  readonly teamIds: readonly string[];
  /** Whether present and future members of the group become members of the workspaces. */
  readonly isProvisioned: boolean;
}

/** Associates a group with further workspaces of the org, for all of them or none. The last call decides about members. */
export const addGroupTeams = defineOperation(
  import.meta,
  async (ctx, input: GroupTeams): Promise<Outcome<object, GroupTeamsCode>> => {
    if (!isOrgAdmin(ctx.caller)) return refuse("restricted_action");
    const governed = await governUsergroup(ctx, { id: input.groupId });
    if (!governed.ok) return refuse("usergroup_not_found");
    const { group } = governed;
    const teamIds = [...new Set(input.teamIds)].filter((id) => id !== group.team_id);
    if (teamIds.length === 0) return refuse("no_team_ids_given");
    const before = (await selectTeamsOfGroup(ctx.db, group.id)).map((row) => row.team_id);
    if (new Set([...before, ...teamIds]).size > limits.group_teams_max) return refuse("team_limit_exceeded");
    const invalid: string[] = [];
    for (const id of teamIds) {
      const found = await governTeam(ctx, id);
      if (!found.ok || found.team.org_id !== ctx.caller.orgId) invalid.push(id);
    }
    if (invalid.length > 0) return { ok: false, error: "invalid_team_ids", errors: invalid };
    for (const id of teamIds) {
      await upsertGroupTeam(ctx.db, {
        usergroup_id: group.id,
        team_id: id,
        auto_provision: input.isProvisioned ? 1 : 0,
      });
    }
    const userIds = (await selectGroupMembers(ctx.db, [group.id])).get(group.id) ?? [];
    const isProvisioned = input.isProvisioned && group.disabled_ms === null;
    const { added, failed } = await provisionMembers(ctx, { teamIds: isProvisioned ? teamIds : [], userIds });
    if (failed.length > 0) {
      const errors = failed.map(({ teamId, userId, error }) => `${userId} in ${teamId}: ${error}`);
      return { ok: false, error: "auto_provision_failure", errors };
    }
    await noteAction(ctx, {
      action: "usergroup_added_to_team",
      entity: { type: "usergroup", id: group.id, state: { name: group.name } },
      teamId: group.team_id,
      details: { idp_group_member_count: userIds.length, added_user_count: added },
    });
    if (isProvisioned) await joinDefaultChannels(ctx, group, { channelIds: defaultChannelsOf(group), userIds });
    return succeed({});
  },
);
