import type { TypePermission, Visibility } from "@platform/protocol/triggers/triggerTypes.ts";
import type { TriggerTypePermissionRow } from "../../storage/tables/triggerTypePermissions.ts";

/** People by themselves, by their workspace, or by their org. */
export interface Entities {
  readonly userIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly orgIds: readonly string[];
}

/** What an administrator has decided about one permission of a type. */
export interface TypeRule extends Entities {
  readonly permission: TypePermission;
  readonly visibility: Visibility;
}

export const noEntities: Entities = { userIds: [], teamIds: [], orgIds: [] };

/** By default, everyone may. */
export function openRule(permission: TypePermission): TypeRule {
  return { permission, visibility: "everyone", ...noEntities };
}

export function ruleOf(row: TriggerTypePermissionRow): TypeRule {
  return {
    permission: row.permission,
    visibility: row.visibility,
    userIds: JSON.parse(row.user_ids) as string[],
    teamIds: JSON.parse(row.team_ids) as string[],
    orgIds: JSON.parse(row.org_ids) as string[],
  };
}
