import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { joinTeam } from "../../domain/teams/joinTeam.ts";
import { teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const clientTeamsJoin = defineMethod({
  name: "client.teams.join",
  summary: "Lets the caller join an open workspace of the org.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 2,
  forPeople: true,
  params: { team_id: teamParam },
  result: { team_id: Type.String() },
  errors: {
    team_not_found: "No such workspace, or one that the caller does not see.",
    user_is_restricted: "Guests are added by administrators.",
    already_in_team: "The caller is in the workspace already.",
    approval_required: "People join the workspace on request: ask one of its administrators.",
    invite_required: "People join the workspace by invitation, or an administrator has removed the caller.",
  },
  examples: [{ title: "An open workspace", params: { team_id: "T0123456789" } }],
  notes: "A method of this server's own, for clients. The caller keeps their id and joins the default channels.",
  async handler(ctx, params) {
    const joined = await ctx.write(joinTeam, { teamId: params.team_id });
    return joined.ok ? succeed({ team_id: joined.teamId }) : joined;
  },
});
