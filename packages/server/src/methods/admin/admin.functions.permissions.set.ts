import { limits } from "@platform/protocol";
import { functionVisibilities } from "@platform/protocol/workflows/functionVisibility.ts";
import { permissionType } from "../../domain/functionAdministration/readPermission.ts";
import { setFunctionPermission } from "../../domain/functionAdministration/setFunctionPermission.ts";
import { defineMethod } from "../define.ts";
import { id, jsonArray, list, optional, text } from "../params.ts";

export const adminFunctionsPermissionsSet = defineMethod({
  name: "admin.functions.permissions.set",
  summary: "Sets whose workflows may use a function.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.workflows:write"],
  rate: 3,
  params: {
    function_id: id({ object: "function", describe: "The function.", otherwise: "function_not_found" }),
    visibility: optional(
      text({ describe: `One of ${functionVisibilities.join(", ")}. Not together with \`permissions\`.` }),
    ),
    user_ids: optional(
      list({
        object: "user",
        describe: "People, with `named_entities`.",
        max: limits.function_permission_users_max,
        otherwise: "invalid_permission",
      }),
    ),
    permissions: optional(
      jsonArray({
        describe: `One entry with \`type\` (\`${permissionType}\`), \`visibility\` and \`user_ids\`. Not together with \`visibility\`.`,
        otherwise: "invalid_permission",
      }),
    ),
  },
  result: {},
  errors: {
    restricted_action: "The caller runs no workspace.",
    function_not_found: "`function_id` names no function of a workspace that the caller runs.",
    invalid_visibility: "`visibility` is missing or unknown.",
    invalid_permission:
      "`named_entities` names nobody, ids came with another visibility, one of them names nobody whom the caller administers, or `permissions` is malformed or came with `visibility`.",
    invalid_permission_type: "The `type` of the entry in `permissions` is unknown.",
    invalid_setting: "`app_collaborators` is for functions of apps of the caller's own org.",
  },
  examples: [
    { title: "Nobody", params: { function_id: "Fn0123456789", visibility: "no_one" } },
    {
      title: "Workflows of one person",
      params: { function_id: "Fn0123456789", visibility: "named_entities", user_ids: ["U0123456789"] },
    },
  ],
  notes:
    "This restricts what the developers of the app allow with `functions.distributions.permissions.set`, in every workspace of the org, or in the workspaces that the caller runs. What the org does not allow, no workspace allows. A workflow may use the function while one of the people who may change its app is allowed. This is checked when the manifest of another app is saved, and at every step, also of workflows of the function's own app: a run that reaches a step without permission fails with an error that says so. The method needs the scope for writing; Slack's documentation names the one for reading.",
  handler: (ctx, params) =>
    ctx.write(setFunctionPermission, {
      functionId: params.function_id,
      visibility: params.visibility,
      userIds: params.user_ids,
      permissions: params.permissions,
    }),
});
