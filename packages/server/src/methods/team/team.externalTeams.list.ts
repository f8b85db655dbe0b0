import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessConnections, type ExternalTeam, listExternalTeams } from "../../domain/connections/externalTeams.ts";
import { openCursor, sealCursor } from "../../domain/cursor.ts";
import { connectionStatuses, externalTeamSchema, presentExternalTeam, statusOf } from "../../present/externalTeam.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, list, optional, text } from "../params.ts";

const sortFields = ["team_name", "last_active_timestamp", "connection_status"] as const;
type SortField = (typeof sortFields)[number];

export const teamExternalTeamsList = defineMethod({
  name: "team.externalTeams.list",
  summary: "Lists the organizations that share channels with the caller's.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage", "team:read"],
  rate: 2,
  params: {
    connection_status_filter: optional(choice({ describe: "Only with this status.", of: connectionStatuses })),
    slack_connect_pref_filter: optional(
      list({ describe: "Only organizations with policies of their own; there are none.", max: limits.arg_count_max }),
    ),
    workspace_filter: optional(
      list({
        object: "team",
        describe: "Only organizations that share channels with these workspaces of the caller's org.",
        max: limits.arg_count_max,
        otherwise: "invalid_workspace_filter",
      }),
    ),
    sort_field: defaulted(choice({ describe: "What to sort by.", of: sortFields }), "team_name"),
    sort_direction: defaulted(choice({ describe: "The order.", of: ["asc", "desc"] }), "asc"),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }), 20),
  },
  result: {
    organizations: Type.Array(externalTeamSchema),
    total_count: Type.Integer(),
    response_metadata: pageSchema,
  },
  errors: {
    restricted_action: "The caller is not an admin of the workspace; an app acts for the person who installed it.",
    invalid_workspace_filter: "`workspace_filter` names a workspace outside the caller's org.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes:
    "An organization is an org or a workspace outside any. It is `DISCONNECTED` when the last shared channel was unshared, and no longer listed after `team.externalTeams.disconnect`.",
  examples: [{ title: "All partners", params: {} }],
  async handler(ctx, params) {
    const allowed = await accessConnections(ctx);
    if (!allowed.ok) return allowed;
    const filter = params.workspace_filter;
    if (filter && !filter.every((id) => allowed.own.some((team) => team.id === id))) {
      return refuse("invalid_workspace_filter");
    }
    const from = openCursor(ctx, "external teams", params.cursor);
    if (!from.ok) return from;
    const own = filter ? allowed.own.filter(({ id }) => filter.includes(id)) : allowed.own;
    const all = await listExternalTeams(ctx, { party: allowed.party, own });
    const status = params.connection_status_filter;
    const wanted = all.filter(
      (team) =>
        (status === undefined || statusOf(team) === status) &&
        (!filter || team.channels.length > 0) &&
        !params.slack_connect_pref_filter?.length,
    );
    const sorted = wanted.toSorted(byField(params.sort_field));
    if (params.sort_direction === "desc") sorted.reverse();
    const start = from.at === undefined ? 0 : sorted.findIndex(({ id }) => id === from.at) + 1;
    const page = sorted.slice(start, start + params.limit);
    const last = page.at(-1);
    const next = last && start + page.length < sorted.length ? sealCursor(ctx, "external teams", last.id) : "";
    return succeed({
      organizations: page.map(presentExternalTeam),
      total_count: sorted.length,
      response_metadata: { next_cursor: next },
    });
  },
});

/** Those that are equal by the field stay apart by their id, so that pages do not overlap. */
function byField(field: SortField): (one: ExternalTeam, other: ExternalTeam) => number {
  const keyOf = (team: ExternalTeam): string | number => {
    if (field === "team_name") return team.name;
    return field === "connection_status" ? statusOf(team) : team.lastActiveMs;
  };
  return (one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)];
    if (left === right) return one.id < other.id ? -1 : 1;
    return left < right ? -1 : 1;
  };
}
