import { Type } from "typebox";
import type { FoundChannelRow } from "../domain/channelAdministration/searchChannels.ts";
import type { Sharing } from "../domain/connections/sharing.ts";

/** A channel as administrators find it: no topic, and nothing of what was written in it. */
export const foundChannelSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    purpose: Type.String(),
    member_count: Type.Integer(),
    created: Type.Integer(),
    creator_id: Type.String(),
    context_team_id: Type.String({ description: "The workspace that it is at home in." }),
    is_private: Type.Boolean(),
    is_archived: Type.Boolean(),
    is_general: Type.Boolean(),
    is_frozen: Type.Boolean({ description: "Whether its encryption key is suspended." }),
    is_ext_shared: Type.Boolean(),
    is_org_shared: Type.Boolean(),
    is_pending_ext_shared: Type.Boolean(),
    last_activity_ts: Type.Integer({ description: "Unix time of the last message in microseconds; 0 without any." }),
    internal_team_ids: Type.Array(Type.String(), { description: "Workspaces besides its own that share it." }),
    internal_team_ids_count: Type.Integer(),
  },
  { title: "FoundChannel" },
);

export function presentFoundChannel(row: FoundChannelRow) {
  const sharing = row.sharing === null ? undefined : (JSON.parse(row.sharing) as Sharing);
  const teamIds = sharing && !sharing.isExternal ? sharing.teamIds : [];
  return {
    id: row.id,
    name: row.name ?? "",
    purpose: row.purpose,
    member_count: row.member_count,
    created: Math.floor(row.created_ms / 1000),
    creator_id: row.creator_id,
    context_team_id: row.team_id,
    is_private: row.kind === "private",
    is_archived: row.is_archived === 1,
    is_general: row.is_general === 1,
    is_frozen: row.key_suspended_ms !== null,
    is_ext_shared: sharing?.isExternal === true,
    is_org_shared: sharing?.isExternal === false,
    is_pending_ext_shared: false,
    last_activity_ts: row.last_ts,
    internal_team_ids: [...teamIds],
    internal_team_ids_count: teamIds.length,
  };
}
