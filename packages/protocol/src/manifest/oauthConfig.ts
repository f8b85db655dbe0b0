import { Type } from "typebox";
import { limits } from "../limits.ts";
import { inert } from "./inert.ts";
import { closed, shaped } from "./patterns.ts";

const scopes = Type.Array(shaped("scope"), { maxItems: limits.scopes_max });

/** What an app asks for when it is installed, and where people are sent back to. */
export const oauthConfigSchema = Type.Object(
  {
    redirect_urls: Type.Optional(Type.Array(shaped("url"), { maxItems: limits.redirect_urls_max })),
    scopes: Type.Optional(
      Type.Object(
        {
          bot: Type.Optional(scopes),
          user: Type.Optional(scopes),
          bot_optional: Type.Optional(inert(scopes)),
          user_optional: Type.Optional(inert(scopes)),
        },
        closed,
      ),
    ),
    token_management_enabled: Type.Optional(inert(Type.Boolean())),
    pkce_enabled: Type.Optional(Type.Boolean()),
  },
  closed,
);
