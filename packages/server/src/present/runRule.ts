import { runPermissions } from "@platform/protocol/triggers/triggerTypes.ts";
import { Type } from "typebox";
import type { RunRule } from "../domain/triggers/runPermission.ts";

const ids = Type.Optional(Type.Array(Type.String()));

/** Who may run a trigger: the kind of permission, and whom it names. */
export const runRuleSchema = {
  permission_type: Type.Enum([...runPermissions]),
  user_ids: ids,
  channel_ids: ids,
  team_ids: ids,
  org_ids: ids,
};

/** Lists that name nobody are left out. */
export function presentRunRule({ permission, entities: { user, channel, team, org } }: RunRule) {
  return {
    permission_type: permission,
    ...(user.length > 0 && { user_ids: [...user] }),
    ...(channel.length > 0 && { channel_ids: [...channel] }),
    ...(team.length > 0 && { team_ids: [...team] }),
    ...(org.length > 0 && { org_ids: [...org] }),
  };
}
