import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { checkUrl, urlPurposes } from "../../domain/apps/checkUrl.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, text } from "../params.ts";

export const developerAppsUrlsCheck = defineMethod({
  name: "developer.apps.urls.check",
  summary: "Sends the platform's challenge to a URL before it is set for an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  needs: ["nonce", "outgoing"],
  params: {
    app_id: workedAppParam,
    url: text({ describe: "What to ask.", otherwise: "invalid_url", maxLength: limits.request_url_chars_max }),
    purpose: defaulted(choice({ describe: "What the URL is for.", of: urlPurposes }), "events"),
  },
  result: {
    verified: Type.Boolean(),
    http_status: Type.Optional(Type.Integer({ description: "Of its answer; absent when there was none." })),
    reason: Type.Optional(Type.String({ description: "Why it is not verified." })),
  },
  errors: {
    app_not_found: collaboratorErrors.app_not_found,
    access_denied: collaboratorErrors.access_denied,
    invalid_url: "`url` is missing, or is none that begins with `https://` or `http://`.",
  },
  notes:
    "For `events` it receives a signed `url_verification` and has to return its `challenge` within 3 seconds. For `interactivity` it receives a signed form with `ssl_check=1` and has to answer with status 200.",
  examples: [
    { title: "Before it is saved", params: { app_id: "A0123456789", url: "https://echo.example/slack/events" } },
  ],
  async handler(ctx, params) {
    const tools = { outgoing: ctx.outgoing, challenge: ctx.nonce() };
    const checked = await checkUrl(ctx, tools, { ...params, appId: params.app_id });
    if (!checked.ok) return checked;
    const { isRight, status, why } = checked.answer;
    return succeed({
      verified: isRight,
      ...(status === undefined ? {} : { http_status: status }),
      ...(why === undefined ? {} : { reason: why }),
    });
  },
});
