import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { dndFields } from "../../domain/dnd/dndFields.ts";
import { readDndOf } from "../../domain/dnd/readDnd.ts";
import { dndSchema } from "../../present/dnd.ts";
import { defineMethod } from "../define.ts";
import { expected, list } from "../params.ts";

export const dndTeamInfo = defineMethod({
  name: "dnd.teamInfo",
  summary: "Shows when several people do not want to be disturbed.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["dnd:read"],
  rate: 2,
  params: {
    users: expected(list({ object: "user", describe: "Their ids, separated by commas.", max: limits.dnd_users_max })),
  },
  result: { users: Type.Record(Type.String(), Type.Object(dndSchema)) },
  errors: {
    no_users_provided: "`users` is missing or empty.",
  },
  notes: "Unknown people are left out.",
  examples: [{ title: "Two colleagues", params: { users: "U0123456789,U0123456780" } }],
  async handler(ctx, { users }) {
    if (!users || users.length === 0) return refuse("no_users_provided");
    const read = await readDndOf(ctx, users);
    return succeed({ users: Object.fromEntries(read.map(({ userId, status }) => [userId, dndFields(status)])) });
  },
});
