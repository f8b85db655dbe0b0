import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { installForDeveloper } from "../../domain/apps/installForDeveloper.ts";
import { collaboratorErrors, workedAppParam } from "../collaboratorParams.ts";
import { defineMethod } from "../define.ts";

export const appsDeveloperInstall = defineMethod({
  name: "apps.developerInstall",
  summary: "Installs an app in the workspace it was created in, for a collaborator.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 2,
  params: { app_id: workedAppParam },
  result: {
    app_id: Type.String(),
    team_id: Type.String(),
    team_name: Type.String(),
    api_access_tokens: Type.Object({
      bot: Type.Optional(Type.String({ description: "When the manifest asks for scopes of the bot." })),
      user: Type.Optional(Type.String({ description: "When it asks to act for the person." })),
      app_level: Type.String({ description: "With `connections:write`, for sockets." }),
    }),
  },
  errors: {
    app_not_found: collaboratorErrors.app_not_found,
    access_denied: collaboratorErrors.access_denied,
    invalid_manifest:
      "The manifest asks for scopes that cannot be granted; `errors` names each with its place. Manifests saved by older versions may.",
    app_approval_request_eligible:
      "The workspace wants an admin to approve the app first, or it asks for an admin's powers.",
    app_approval_request_pending: "The same, and the caller's request for approval waits for an admin.",
    app_approval_request_denied: "An admin has restricted the app.",
    restricted_action: "Guests install nothing.",
  },
  notes:
    "The app gets the scopes of its manifest. A second call returns the same tokens, with the scopes that were added to the manifest since; for an app with token rotation, the next ones. A refusal about approval has `team_id`, which `apps.approvals.requests.create` takes.",
  examples: [{ title: "Try it", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const done = await ctx.write(installForDeveloper, { appId: params.app_id });
    if (!done.ok) return done;
    const { installed, appToken } = done;
    return succeed({
      app_id: params.app_id,
      team_id: installed.installation.team_id,
      team_name: ctx.caller.teamName,
      api_access_tokens: {
        ...(installed.bot ? { bot: installed.bot.tokens.accessToken } : {}),
        ...(installed.user ? { user: installed.user.tokens.accessToken } : {}),
        app_level: appToken,
      },
    });
  },
});
