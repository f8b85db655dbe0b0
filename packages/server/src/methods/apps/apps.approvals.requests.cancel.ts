import { withdrawAppRequest } from "../../domain/apps/withdrawAppRequest.ts";
import { approvalErrors } from "../approvalParams.ts";
import { workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const appsApprovalsRequestsCancel = defineMethod({
  name: "apps.approvals.requests.cancel",
  summary: "Takes the caller's pending request to approve an app back.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: { app_id: workedAppParam },
  result: {},
  errors: { ...approvalErrors, request_not_found: "No request of the caller about this app is pending." },
  notes: "Requests of other people stay; administrators cancel them with `admin.apps.requests.cancel`.",
  examples: [{ title: "Not needed any more", params: { app_id: "A0123456789" } }],
  handler: (ctx, params) => ctx.write(withdrawAppRequest, { appId: params.app_id }),
});
