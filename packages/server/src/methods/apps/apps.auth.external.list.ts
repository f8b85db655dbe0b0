import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listAuthorizations } from "../../domain/externalAuth/listAuthorizations.ts";
import {
  authorizationSchema,
  presentAuthorization,
  presentWorkflowAuthorization,
  workflowAuthorizationSchema,
} from "../../present/authorization.ts";
import { defineMethod } from "../define.ts";
import { externalAppErrors, externalAppParam } from "../externalAuthParams.ts";
import { defaulted, flag } from "../params.ts";

export const appsAuthExternalList = defineMethod({
  name: "apps.auth.external.list",
  summary: "Lists the providers of an app with the accounts that are connected.",
  http: "POST",
  tokens: ["config"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: {
    app_id: externalAppParam,
    include_workflows: defaulted(flag({ describe: "Whether to list workflows with the account of each." }), false),
  },
  result: {
    authorizations: Type.Array(authorizationSchema),
    workflows: Type.Optional(Type.Array(workflowAuthorizationSchema)),
  },
  errors: { ...externalAppErrors, access_denied: "The caller does not work on the app." },
  notes: "Neither client secrets nor tokens are shown.",
  examples: [{ title: "With workflows", params: { app_id: "A0123456789", include_workflows: true } }],
  async handler(ctx, params) {
    const listed = await listAuthorizations(ctx, params.app_id);
    if (!listed.ok) return listed;
    const { authorizations, workflows } = listed;
    return succeed({
      authorizations: authorizations.map(presentAuthorization),
      ...(params.include_workflows && { workflows: workflows.map(presentWorkflowAuthorization) }),
    });
  },
});
