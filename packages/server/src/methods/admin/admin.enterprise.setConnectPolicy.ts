import { setOrgConnect } from "../../domain/policies/setOrgConnect.ts";
import { connectNotes, connectParams } from "../connectParams.ts";
import { defineMethod } from "../define.ts";

export const adminEnterpriseSetConnectPolicy = defineMethod({
  name: "admin.enterprise.setConnectPolicy",
  summary: "Sets what of the caller's org may be linked in channels shared with other organizations.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  params: connectParams,
  result: {},
  errors: {
    not_an_enterprise: "The caller's workspace belongs to no org.",
    restricted_action: "The caller does not run the org.",
  },
  examples: [{ title: "No canvases", params: { canvases: false } }],
  notes: connectNotes,
  handler: (ctx, params) => ctx.write(setOrgConnect, { change: params }),
});
