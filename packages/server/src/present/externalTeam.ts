import { type Static, Type } from "typebox";
import type { ExternalTeam } from "../domain/connections/externalTeams.ts";
import { seconds } from "./timestamp.ts";

export const connectionStatuses = ["CONNECTED", "DISCONNECTED", "BLOCKED", "IN_REVIEW"] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

const shared = Type.Object({
  total_count: Type.Integer(),
  ownership_details: Type.Array(Type.Object({ team_id: Type.String(), count: Type.Integer() })),
});

export const externalTeamSchema = Type.Object(
  {
    team_id: Type.String(),
    team_name: Type.String(),
    team_domain: Type.String(),
    public_channel_count: Type.Integer(),
    private_channel_count: Type.Integer(),
    im_channel_count: Type.Integer(),
    mpim_channel_count: Type.Integer(),
    connected_workspaces: Type.Array(Type.Object({ workspace_id: Type.String(), workspace_name: Type.String() })),
    slack_connect_prefs: Type.Object({}, { description: "Empty: policies apply to all organizations alike." }),
    connection_status: Type.Enum([...connectionStatuses]),
    last_active_timestamp: Type.Integer({ description: "0 without a message in a shared channel." }),
    is_sponsored: Type.Boolean(),
    canvas: shared,
    lists: shared,
  },
  { title: "ExternalTeam" },
);

export function statusOf({ channels }: ExternalTeam): ConnectionStatus {
  return channels.length > 0 ? "CONNECTED" : "DISCONNECTED";
}

export function presentExternalTeam(team: ExternalTeam): Static<typeof externalTeamSchema> {
  const countOf = (kind: string): number => team.channels.filter((channel) => channel.kind === kind).length;
  const none = { total_count: 0, ownership_details: [] };
  return {
    team_id: team.id,
    team_name: team.name,
    team_domain: team.domain,
    public_channel_count: countOf("public"),
    private_channel_count: countOf("private"),
    im_channel_count: countOf("im"),
    mpim_channel_count: countOf("mpim"),
    connected_workspaces: team.workspaces.map(({ id, name }) => ({ workspace_id: id, workspace_name: name })),
    slack_connect_prefs: {},
    connection_status: statusOf(team),
    last_active_timestamp: seconds(team.lastActiveMs),
    is_sponsored: false,
    canvas: none,
    lists: none,
  };
}
