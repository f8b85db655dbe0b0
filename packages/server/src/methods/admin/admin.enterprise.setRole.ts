import { setOrgRole } from "../../domain/orgs/setOrgRole.ts";
import { memberParam, orgRoleErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice } from "../params.ts";

export const adminEnterpriseSetRole = defineMethod({
  name: "admin.enterprise.setRole",
  summary: "Makes a person an owner, an admin or an ordinary member of the caller's org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    user_id: memberParam,
    role: choice({ describe: "The role in the org.", of: ["owner", "admin", "member"] }),
  },
  result: {},
  errors: {
    ...orgRoleErrors,
    restricted_action: "Only owners of the org decide about its roles.",
    cannot_modify_primary_owner:
      "The primary owner stays the primary owner until they transfer the org with `admin.enterprise.transfer`.",
  },
  examples: [{ title: "An admin of the org", params: { user_id: "U0123456789", role: "admin" } }],
  notes: "A method of this server's own. Roles in a workspace are independent of it.",
  handler: (ctx, params) => ctx.write(setOrgRole, { userId: params.user_id, role: params.role }),
});
