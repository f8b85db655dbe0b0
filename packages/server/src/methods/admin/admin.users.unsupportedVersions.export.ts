import { refuse } from "@platform/protocol";
import { governTeam } from "../../domain/access/governTeam.ts";
import { mayAdministerOrg } from "../../domain/access/mayAdminister.ts";
import { defineMethod } from "../define.ts";
import { count, optional } from "../params.ts";

export const adminUsersUnsupportedVersionsExport = defineMethod({
  name: "admin.users.unsupportedVersions.export",
  summary: "Exports the people whose client is out of support.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:read"],
  rate: 1,
  params: {
    date_end_of_support: optional(
      count({
        describe: "Only clients whose support ends before this Unix time.",
        min: 0,
        max: Number.MAX_SAFE_INTEGER,
      }),
    ),
    date_sessions_started: optional(
      count({ describe: "Only sessions that began after this Unix time.", min: 0, max: Number.MAX_SAFE_INTEGER }),
    ),
  },
  result: {},
  errors: {
    not_an_enterprise: "The caller's workspace belongs to no org.",
    not_an_admin: "The caller administers neither the workspace nor its org.",
    could_not_export: "The server serves the only client, so no client is out of support.",
  },
  examples: [{ title: "All", params: {} }],
  notes: "Every browser loads the client of the running server, so there are no old versions to export.",
  async handler(ctx) {
    const isAdmin = (await mayAdministerOrg(ctx)) || (await governTeam(ctx, ctx.caller.teamId)).ok;
    if (!isAdmin) return refuse("not_an_admin");
    return refuse(ctx.caller.orgId === undefined ? "not_an_enterprise" : "could_not_export");
  },
});
