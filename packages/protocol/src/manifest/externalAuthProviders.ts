import { Type } from "typebox";
import { limits } from "../limits.ts";
import { closed, shaped } from "./patterns.ts";

const url = shaped("url", { maxLength: limits.request_url_chars_max });
const texts = Type.Record(Type.String(), Type.Unknown(), { maxProperties: limits.manifest_items_max });

const identityConfigSchema = Type.Object(
  {
    url,
    account_identifier: Type.String({ minLength: 1 }),
    headers: Type.Optional(texts),
    body: Type.Optional(Type.Unknown()),
    http_method_type: Type.Optional(Type.String()),
  },
  closed,
);

const providerSchema = Type.Object(
  {
    provider_type: Type.Enum(["CUSTOM", "SLACK_PROVIDED"]),
    options: Type.Object(
      {
        client_id: Type.String({ minLength: 1, maxLength: limits.provider_client_id_chars_max }),
        scope: Type.Array(Type.String(), { maxItems: limits.scopes_max }),
        provider_name: Type.Optional(Type.String()),
        authorization_url: Type.Optional(url),
        token_url: Type.Optional(url),
        authorization_url_extras: Type.Optional(texts),
        identity_config: Type.Optional(identityConfigSchema),
        use_pkce: Type.Optional(Type.Boolean()),
        token_url_config: Type.Optional(Type.Object({ use_basic_auth_scheme: Type.Optional(Type.Boolean()) }, closed)),
      },
      closed,
    ),
  },
  closed,
);

/** Other servers at which people have accounts that the app's functions use. */
export const externalAuthProvidersSchema = Type.Object(
  {
    oauth2: Type.Optional(Type.Record(Type.String(), providerSchema, { maxProperties: limits.manifest_items_max })),
  },
  closed,
);
