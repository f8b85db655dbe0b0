import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { teamUrl } from "@platform/protocol/permalink.ts";
import { defineMethod } from "../define.ts";

export const authTest = defineMethod({
  name: "auth.test",
  summary: "Returns the identity behind a token.",
  http: "POST",
  tokens: ["bot", "user", "app", "config"],
  scopes: [],
  rate: { perMinute: 600 },
  orgWide: "anywhere",
  params: {},
  result: {
    url: Type.String({ description: "Where the workspace lives; ends in a slash." }),
    team: Type.String(),
    user: Type.String(),
    team_id: Type.String(),
    user_id: Type.String(),
    is_enterprise_install: Type.Boolean(),
    bot_id: Type.Optional(Type.String({ description: "Only for bot tokens; clients distinguish the kinds by it." })),
    enterprise_id: Type.Optional(Type.String({ description: "Only when the workspace belongs to an org." })),
    app_id: Type.Optional(Type.String({ description: "For bot and app-level tokens." })),
    app_name: Type.Optional(Type.String({ description: "For bot and app-level tokens." })),
    expires_in: Type.Optional(Type.Integer({ description: "Seconds left; only for tokens that expire." })),
  },
  errors: {},
  examples: [{ title: "Check a token", params: {} }],
  async handler(ctx) {
    const { caller } = ctx;
    const ofApp = caller.kind !== "user" && caller.appId !== undefined;
    return succeed({
      url: teamUrl(ctx.baseUrl, caller.teamDomain),
      team: caller.teamName,
      user: caller.userName,
      team_id: caller.teamId,
      user_id: caller.userId,
      is_enterprise_install: caller.isOrgInstall ?? false,
      ...(caller.kind === "bot" && caller.botId !== undefined ? { bot_id: caller.botId } : {}),
      ...(caller.orgId !== undefined ? { enterprise_id: caller.orgId } : {}),
      ...(ofApp ? { app_id: caller.appId, app_name: caller.appName ?? "" } : {}),
      ...(caller.expiresMs !== undefined ? { expires_in: Math.floor((caller.expiresMs - ctx.nowMs) / 1000) } : {}),
    });
  },
});
