import { Type } from "typebox";
import { limits } from "../limits.ts";
import { closed, shaped } from "./patterns.ts";

const headers = Type.Record(Type.String(), shaped("header value", { maxLength: limits.mcp_header_chars_max }), {
  maxProperties: limits.mcp_headers_max,
  description: "Sent with every request, in addition to those that sign it.",
});

const mcpServerSchema = Type.Object(
  {
    url: shaped("url", { maxLength: limits.mcp_server_url_chars_max }),
    auth_type: Type.Enum(["dynamic_client_registration", "no_auth", "manual_auth", "slack_identity_auth"]),
    auth_provider_key: Type.Optional(
      Type.String({
        maxLength: limits.provider_key_chars_max,
        description: "With `manual_auth`: the provider in `external_auth_providers.oauth2` whose accounts it takes.",
      }),
    ),
    headers: Type.Optional(headers),
  },
  closed,
);

/** Servers of the app whose tools people use in their clients. */
export const mcpServersSchema = Type.Record(Type.String(), mcpServerSchema, { maxProperties: limits.mcp_servers_max });
