import { type Static, Type } from "typebox";
import type { GrantNames } from "../domain/tokens/describeGrant.ts";
import type { TokenSet } from "../domain/tokens/mintTokens.ts";

const named = Type.Object({ id: Type.String(), name: Type.String() });

/** The flat answer of the exchange and of every refresh, for bots and people alike. */
export const tokenSetSchema = {
  access_token: Type.String(),
  token_type: Type.Enum(["bot", "user"]),
  scope: Type.String({ description: "Comma-separated." }),
  expires_in: Type.Integer({ description: "Seconds; a JSON number, because clients add it to the time." }),
  refresh_token: Type.String({ description: "Good for one refresh." }),
  app_id: Type.String(),
  bot_user_id: Type.Optional(Type.String({ description: "For a bot's token." })),
  id: Type.Optional(Type.String({ description: "The person, for a person's token." })),
  team: Type.Union([named, Type.Null()]),
  enterprise: Type.Union([named, Type.Null()]),
  is_enterprise_install: Type.Boolean(),
};
const tokenSetObject = Type.Object(tokenSetSchema);

export function presentTokenSet(tokens: TokenSet, owner: GrantNames): Static<typeof tokenSetObject> {
  return {
    access_token: tokens.accessToken,
    token_type: owner.kind,
    scope: owner.scope,
    expires_in: tokens.expiresInS ?? 0,
    refresh_token: tokens.refreshToken ?? "",
    app_id: owner.appId,
    ...(owner.kind === "bot" ? { bot_user_id: owner.userId } : { id: owner.userId }),
    team: owner.team,
    enterprise: owner.org,
    is_enterprise_install: owner.team === null,
  };
}
