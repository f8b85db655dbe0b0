import { type Static, Type } from "typebox";
import type { Installed } from "../domain/oauth/installApp.ts";
import type { GrantNames } from "../domain/tokens/describeGrant.ts";
import type { TokenSet } from "../domain/tokens/mintTokens.ts";
import { tokenSetSchema } from "./tokenSet.ts";

const { app_id, team, enterprise, is_enterprise_install, ...ofToken } = tokenSetSchema;

/**
 * The one answer of `oauth.v2.access`. A refresh returns one token, flat, of either kind. An installation returns the
 * bot's token in the same fields, if there is one, and always the person who installed it: clients read
 * `authed_user.access_token` without asking whether there is an `authed_user`.
 */
export const accessAnswerSchema = {
  ...Type.Partial(Type.Object(ofToken)).properties,
  app_id,
  team,
  enterprise,
  is_enterprise_install,
  incoming_webhook: Type.Optional(
    Type.Object(
      {
        url: Type.String({ description: "Every holder of this URL can post into the channel; keep it secret." }),
        channel: Type.String(),
        channel_id: Type.String(),
        configuration_url: Type.String(),
      },
      { description: "With the scope `incoming-webhook`: where the person who installed the app lets it post." },
    ),
  ),
  authed_user: Type.Optional(
    Type.Object(
      {
        id: Type.String(),
        scope: Type.Optional(Type.String()),
        access_token: Type.Optional(Type.String()),
        token_type: Type.Optional(Type.Literal("user")),
        refresh_token: Type.Optional(Type.String()),
        expires_in: Type.Optional(Type.Integer()),
      },
      { description: "Who installed the app, with their token when it asked for one. Not in the answer to a refresh." },
    ),
  ),
};
const accessAnswerObject = Type.Object(accessAnswerSchema);

export function presentInstalled(
  { installerId, bot, user, webhook }: Installed,
  names: GrantNames,
  baseUrl: string,
): Static<typeof accessAnswerObject> {
  return {
    app_id: names.appId,
    authed_user: {
      id: installerId,
      ...(user && { scope: user.grant.scopes, token_type: "user", ...presentTokens(user.tokens) }),
    },
    ...(bot && {
      scope: bot.grant.scopes,
      token_type: "bot",
      bot_user_id: bot.grant.user_id,
      ...presentTokens(bot.tokens),
    }),
    ...(webhook && { incoming_webhook: presentWebhook(webhook, baseUrl) }),
    team: names.team,
    enterprise: names.org,
    is_enterprise_install: names.team === null,
  };
}

function presentWebhook({ name, channel }: NonNullable<Installed["webhook"]>, baseUrl: string) {
  const { teamId, id, secret } = name;
  return {
    url: `${baseUrl}/services/${teamId}/${id}/${secret}`,
    channel: `#${channel.name}`,
    channel_id: channel.id,
    configuration_url: `${baseUrl}/services/${id}`,
  };
}

/** A long-lived token has neither an end nor a successor, and clients tell it by that. */
function presentTokens({ accessToken, refreshToken, expiresInS }: TokenSet) {
  return {
    access_token: accessToken,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(expiresInS !== undefined && { expires_in: expiresInS }),
  };
}
