import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessMember } from "../../domain/access/accessMember.ts";
import { listPeople } from "../../domain/users/listPeople.ts";
import { billableSchema, presentBillable } from "../../present/billable.ts";
import { pageSchema } from "../../present/page.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";

export const teamBillableInfo = defineMethod({
  name: "team.billableInfo",
  summary: "Lists which people of a workspace are billed.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin"],
  rate: 2,
  params: {
    team_id: optional(
      id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
    ),
    user: optional(id({ object: "user", describe: "Only this person.", otherwise: "user_not_found" })),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_max,
    ),
  },
  result: {
    billable_info: Type.Record(Type.String(), billableSchema, { description: "By the id of the person." }),
    response_metadata: pageSchema,
  },
  errors: {
    ...governErrors,
    user_not_found: "`user` is not a person of that workspace, or is a bot.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes: "Active members and multi-channel guests are billed; bots are not listed.",
  examples: [{ title: "Everyone", params: {} }],
  async handler(ctx, { team_id: teamId = ctx.caller.teamId, user: userId, cursor, limit }) {
    if (userId !== undefined) {
      const found = await accessMember(ctx, { teamId, userId });
      if (!found.ok) return found;
      return succeed({ billable_info: presentBillable([found.user]), response_metadata: { next_cursor: "" } });
    }
    const listed = await listPeople(ctx, { teamId, isActive: undefined, cursor, limit });
    if (!listed.ok) return listed;
    return succeed({
      billable_info: presentBillable(listed.people),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
