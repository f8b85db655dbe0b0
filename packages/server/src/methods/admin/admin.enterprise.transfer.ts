import { transferOrg } from "../../domain/orgs/transferOrg.ts";
import { memberParam, orgRoleErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminEnterpriseTransfer = defineMethod({
  name: "admin.enterprise.transfer",
  summary: "Makes another person the primary owner of the caller's org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: { user_id: memberParam },
  result: {},
  errors: {
    ...orgRoleErrors,
    restricted_action: "Only the primary owner transfers the org.",
    cannot_transfer_to_self: "The caller is the primary owner already.",
  },
  examples: [{ title: "A successor", params: { user_id: "U0123456789" } }],
  notes: "A method of this server's own. The caller stays an owner of the org.",
  handler: (ctx, params) => ctx.write(transferOrg, { userId: params.user_id }),
});
