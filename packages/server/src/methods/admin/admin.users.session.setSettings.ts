import { limits } from "@platform/protocol";
import { setSessionSettings } from "../../domain/sessions/setSessionSettings.ts";
import { defineMethod } from "../define.ts";
import { count, flag, optional } from "../params.ts";
import { holderErrors, holdersParam, primaryOwnerError } from "../sessionParams.ts";

export const adminUsersSessionSetSettings = defineMethod({
  name: "admin.users.session.setSettings",
  summary: "Decides how long people stay signed in.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 4,
  params: {
    user_ids: holdersParam,
    duration: optional(
      count({
        describe: "Seconds from sign-in to sign-out.",
        min: limits.session_duration_s_min,
        max: limits.session_duration_s_max,
      }),
    ),
    desktop_app_browser_quit: optional(flag({ describe: "Whether the session ends when the browser closes." })),
  },
  result: {},
  errors: {
    ...holderErrors,
    ...primaryOwnerError,
    at_least_one_session_setting_required: "Neither `duration` nor `desktop_app_browser_quit` is given.",
  },
  examples: [{ title: "Eight hours", params: { user_ids: ["U0123456789"], duration: 28_800 } }],
  notes:
    "`duration` counts for open sessions as well: a session that is older ends at once. `desktop_app_browser_quit` counts from the next sign-in, because browsers keep the cookies that they have. Sessions still end after 12 hours without use, and browsers keep a cookie for 30 days at most.",
  handler: (ctx, params) =>
    ctx.write(setSessionSettings, {
      userIds: params.user_ids,
      durationS: params.duration,
      endsWithBrowser: params.desktop_app_browser_quit,
    }),
});
