import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { lookUpPermissions } from "../../domain/functionAdministration/lookUpPermissions.ts";
import { functionPermissionSchema, presentFunctionPermission } from "../../present/functionPermission.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";

export const adminFunctionsPermissionsLookup = defineMethod({
  name: "admin.functions.permissions.lookup",
  summary: "Returns whose workflows may use functions.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.workflows:read"],
  rate: 3,
  params: {
    function_ids: list({ object: "function", describe: "The functions.", max: limits.governed_functions_max }),
  },
  result: {
    permissions: Type.Record(Type.String(), functionPermissionSchema, { description: "By the id of the function." }),
    metadata: Type.Record(Type.String(), Type.Object({}), { description: "By the id of the function." }),
    errors: Type.Record(Type.String(), Type.Literal("function_not_found"), {
      description: "The ids that name no function of a workspace that the caller runs.",
    }),
  },
  errors: { restricted_action: "The caller runs no workspace." },
  examples: [{ title: "One function", params: { function_ids: ["Fn0123456789"] } }],
  notes:
    "Administrators of the org see what the org allows; those of a workspace see what the org and the workspace allow together. With `app_collaborators`, `user_ids` are the app's current collaborators.",
  async handler(ctx, params) {
    const looked = await lookUpPermissions(ctx, params.function_ids);
    if (!looked.ok) return looked;
    const found = [...looked.found];
    return succeed({
      permissions: Object.fromEntries(found.map(([id, one]) => [id, presentFunctionPermission(one)])),
      metadata: Object.fromEntries(found.map(([id]) => [id, {}])),
      errors: Object.fromEntries(looked.unknownIds.map((id) => [id, "function_not_found" as const])),
    });
  },
});
