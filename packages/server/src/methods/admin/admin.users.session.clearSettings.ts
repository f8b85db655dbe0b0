import { clearSessionSettings } from "../../domain/sessions/clearSessionSettings.ts";
import { defineMethod } from "../define.ts";
import { holderErrors, holdersParam, primaryOwnerError } from "../sessionParams.ts";

export const adminUsersSessionClearSettings = defineMethod({
  name: "admin.users.session.clearSettings",
  summary: "Lets people stay signed in as long as everyone else.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 4,
  params: { user_ids: holdersParam },
  result: {},
  errors: { ...holderErrors, ...primaryOwnerError },
  examples: [{ title: "One person", params: { user_ids: ["U0123456789"] } }],
  notes: "It counts from the next sign-in. Open sessions end when they would have ended.",
  handler: (ctx, params) => ctx.write(clearSessionSettings, { userIds: params.user_ids }),
});
