import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listAppTokens } from "../../domain/apps/listAppTokens.ts";
import { appTokenSchema, presentAppToken } from "../../present/appToken.ts";
import { workedAppErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const developerAppsTokensList = defineMethod({
  name: "developer.apps.tokens.list",
  summary: "Lists the tokens of an app, masked.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: { app_id: workedAppParam },
  result: { tokens: Type.Array(appTokenSchema, { description: "Tokens that are not revoked; the latest first." }) },
  errors: workedAppErrors,
  notes: "The text of a token is given once, when it is made. `token_id` is for revoking it.",
  examples: [{ title: "What is out there", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const listed = await listAppTokens(ctx, params.app_id);
    return listed.ok ? succeed({ tokens: listed.tokens.map((token) => presentAppToken(token, ctx.nowMs)) }) : listed;
  },
});
