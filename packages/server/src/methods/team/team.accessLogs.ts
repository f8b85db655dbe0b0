import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listAccessesAfter, listAccessPage } from "../../domain/accessLogs/listAccesses.ts";
import { accessSchema, presentAccess } from "../../present/accessLog.ts";
import { pageSchema } from "../../present/page.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";

const numberMax = Number.MAX_SAFE_INTEGER;

export const teamAccessLogs = defineMethod({
  name: "team.accessLogs",
  summary: "Lists from where the people of a workspace opened it.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin"],
  rate: 2,
  params: {
    team_id: optional(
      id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
    ),
    before: optional(
      count({ describe: "Only until this time, in seconds since 1970, itself included.", min: 0, max: numberMax }),
    ),
    count: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: numberMax }),
      limits.page_default,
    ),
    page: defaulted(count({ describe: "Which page, from 1.", min: 1, max: numberMax }), 1),
    limit: optional(
      count({
        describe: "The same as `count`, for pages with cursors.",
        min: 0,
        max: numberMax,
        otherwise: "invalid_limit",
      }),
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: {
    logins: Type.Array(accessSchema, { description: "The latest first." }),
    paging: Type.Optional(
      Type.Object({ count: Type.Integer(), total: Type.Integer(), page: Type.Integer(), pages: Type.Integer() }),
    ),
    response_metadata: Type.Optional(pageSchema),
  },
  errors: {
    ...governErrors,
    paid_only: "The workspace is on the free plan.",
    over_pagination_limit: `\`count\` is above ${limits.access_log_count_max}, or \`page\` above ${limits.access_log_pages_max}.`,
    invalid_limit: `\`limit\` is not a number from 1 to ${limits.access_log_count_max - 1}.`,
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes:
    "One entry for each person, network address and browser. With `limit` or `cursor` the answer has a cursor, otherwise page numbers. To go further back than 100 pages, pass the oldest `date_last` as `before`.",
  examples: [{ title: "The latest", params: { limit: 100 } }],
  async handler(ctx, { team_id: teamId = ctx.caller.teamId, before, count: perPage, page, limit, cursor }) {
    const beforeMs = before === undefined ? numberMax : Math.min((before + 1) * 1000, numberMax);
    if (limit !== undefined || cursor !== undefined) {
      const { page_default: otherwise, access_log_count_max: max } = limits;
      if (limit !== undefined && (limit < 1 || limit >= max)) return refuse("invalid_limit");
      const listed = await listAccessesAfter(ctx, { teamId, beforeMs, cursor, limit: limit ?? otherwise });
      if (!listed.ok) return listed;
      const logins = listed.accesses.map(presentAccess);
      return succeed({ logins, response_metadata: { next_cursor: listed.next } });
    }
    if (perPage > limits.access_log_count_max || page > limits.access_log_pages_max) {
      return refuse("over_pagination_limit");
    }
    const listed = await listAccessPage(ctx, { teamId, beforeMs, page, count: perPage });
    if (!listed.ok) return listed;
    const { total } = listed;
    const paging = { count: perPage, total, page, pages: Math.ceil(total / perPage) };
    return succeed({ logins: listed.accesses.map(presentAccess), paging });
  },
});
