import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listEnterprises } from "../../domain/users/listEnterprises.ts";
import { listPeople } from "../../domain/users/listPeople.ts";
import { pageSchema } from "../../present/page.ts";
import { personSchema, presentPerson } from "../../present/person.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, flag, id, optional, text } from "../params.ts";

const kinds = {
  owner: ["primary_owner", "owner"],
  admin: ["admin"],
  member: ["member"],
  guest: ["multi_channel_guest", "single_channel_guest"],
} as const;
const kindNames = ["owner", "admin", "member", "guest"] as const satisfies (keyof typeof kinds)[];

export const adminUsersList = defineMethod({
  name: "admin.users.list",
  summary: "Lists the people of a workspace with details for admins.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.users:read"],
  rate: 4,
  params: {
    team_id: optional(
      id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
    ),
    is_active: optional(flag({ describe: "Only active people (`true`), or only deactivated ones (`false`)." })),
    query: defaulted(text({ describe: "Only people whose names or address contain this." }), ""),
    role: optional(choice({ describe: "Only people of this kind.", of: kindNames })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { users: Type.Array(personSchema, { description: "By id." }), response_metadata: pageSchema },
  errors: { ...governErrors, invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." },
  notes: "Bots are not listed: they belong to their apps. `query` and `role` are arguments of this server's own.",
  examples: [{ title: "Who is here", params: { team_id: "T0123456789", is_active: true } }],
  async handler(ctx, params) {
    const listed = await listPeople(ctx, {
      teamId: params.team_id ?? ctx.caller.teamId,
      isActive: params.is_active,
      roles: params.role === undefined ? [] : kinds[params.role],
      query: params.query,
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!listed.ok) return listed;
    const enterprises = await listEnterprises(ctx, listed.people);
    return succeed({
      users: listed.people.map((person) => {
        const standing = { roles: listed.roles.get(person.id) ?? [], isUnclaimed: listed.unclaimed.has(person.id) };
        return presentPerson(person, enterprises.get(person.id), standing, ctx.baseUrl);
      }),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
