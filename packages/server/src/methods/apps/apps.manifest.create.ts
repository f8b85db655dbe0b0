import { refuseManifest, succeed } from "@platform/protocol";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { Type } from "typebox";
import { createApp } from "../../domain/apps/createApp.ts";
import { credentialsOf } from "../../domain/apps/credentials.ts";
import { authorizeUrl } from "../../present/authorizeUrl.ts";
import { defineMethod } from "../define.ts";
import { manifestErrors, manifestParam } from "../manifestParams.ts";
import { defaulted, flag, id, optional } from "../params.ts";

export const appsManifestCreate = defineMethod({
  name: "apps.manifest.create",
  summary: "Creates an app from a manifest.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 1,
  params: {
    manifest: manifestParam,
    team_id: optional(
      id({
        object: "team",
        describe: "The workspace to create it in; only the caller's own is allowed.",
        otherwise: "invalid_team_id",
      }),
    ),
    enable_distribution: defaulted(flag({ describe: "Whether other workspaces may install it too." }), false),
  },
  result: {
    app_id: Type.String(),
    credentials: Type.Object({
      client_id: Type.String(),
      client_secret: Type.String(),
      verification_token: Type.String(),
      signing_secret: Type.String(),
    }),
    oauth_authorize_url: Type.String({ description: "Send people here to install it." }),
    team_id: Type.String(),
    team_domain: Type.String(),
  },
  errors: {
    invalid_manifest: manifestErrors.invalid_manifest,
    invalid_team_id: "`team_id` names no workspace that the caller knows.",
    not_in_team: "The caller is in another workspace of the org than `team_id`.",
  },
  notes:
    "The caller becomes the owner of the app. It is installed nowhere yet: `oauth_authorize_url` is the way there.",
  examples: [{ title: "The smallest app", params: { manifest: { display_information: { name: "Echo" } } } }],
  async handler(ctx, params) {
    const parsed = parseManifest(params.manifest);
    if (!parsed.ok) return refuseManifest(parsed.faults);
    const { manifest } = parsed;
    const created = await ctx.write(createApp, {
      manifest,
      teamId: params.team_id,
      isDistributed: params.enable_distribution,
    });
    if (!created.ok) return created;
    const { id: appId, client_id: clientId } = created.app;
    const { clientSecret, verificationToken, signingSecret } = credentialsOf(ctx.secrets, created.app);
    return succeed({
      app_id: appId,
      credentials: {
        client_id: clientId,
        client_secret: clientSecret,
        verification_token: verificationToken,
        signing_secret: signingSecret,
      },
      oauth_authorize_url: authorizeUrl(ctx.baseUrl, clientId, manifest),
      team_id: ctx.caller.teamId,
      team_domain: ctx.caller.teamDomain,
    });
  },
});
