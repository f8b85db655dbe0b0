import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listAssignments } from "../../domain/roles/listAssignments.ts";
import { pageSchema } from "../../present/page.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, list, optional, text } from "../params.ts";
import { roleAssignmentSchema } from "../roleParams.ts";

export const adminRolesListAssignments = defineMethod({
  name: "admin.roles.listAssignments",
  summary: "Lists who has which delegated role, and for what.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.roles:read"],
  rate: 3,
  params: {
    role_ids: optional(list({ describe: "Only these roles.", max: limits.arg_count_max })),
    entity_ids: optional(
      list({ object: "team", describe: "Only for these orgs, workspaces and channels.", max: limits.arg_count_max }),
    ),
    sort_dir: defaulted(
      choice({
        describe: "By the time of the assignment.",
        of: ["ASC", "DESC", "asc", "desc"],
        otherwise: "invalid_sort",
      }),
      "DESC",
    ),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.role_page_max }),
      limits.role_page_max,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { role_assignments: Type.Array(roleAssignmentSchema), response_metadata: pageSchema },
  errors: {
    invalid_actor: "The caller administers neither a workspace nor an org, and is no Roles Admin.",
    invalid_role_id: "One of `role_ids` names no role.",
    invalid_sort: "`sort_dir` is neither `ASC` nor `DESC`.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "All of the org", params: {} }],
  notes:
    "Admins of an org see all assignments of the org. Others see those of the workspaces that they administer, and of their channels. Roles: `Rl01` Channel Admin, `Rl02` Roles Admin, `Rl03` Users Admin, `Rl04` Compliance Admin, `Rl05` Conversation Admin, `Rl0A` Channel Manager, `Rl0C` Audit Logs Admin, `Rl0D` Integrations Manager, `Rl0L` Analytics Admin.",
  async handler(ctx, params) {
    const listed = await listAssignments(ctx, {
      roleIds: params.role_ids,
      entityIds: params.entity_ids,
      direction: params.sort_dir.toLowerCase() === "asc" ? "asc" : "desc",
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!listed.ok) return listed;
    return succeed({
      role_assignments: listed.assignments.map(({ created_ms, ...row }) => ({
        ...row,
        date_create: seconds(created_ms),
      })),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
