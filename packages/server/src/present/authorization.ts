import { type Static, Type } from "typebox";
import type { Authorization, WorkflowAuthorization } from "../domain/externalAuth/listAuthorizations.ts";

const tokenSchema = Type.Object({
  external_token_id: Type.String(),
  external_user_id: Type.String({ description: "The account at the provider." }),
  date_updated: Type.Integer({ description: "When it was connected or refreshed, in seconds." }),
});

export const authorizationSchema = Type.Object(
  {
    provider_name: Type.String(),
    provider_key: Type.String(),
    client_id: Type.String(),
    client_secret_exists: Type.Boolean(),
    valid_token_exists: Type.Boolean(),
    external_token_ids: Type.Array(Type.String()),
    external_tokens: Type.Array(tokenSchema),
  },
  { title: "Authorization" },
);

export const workflowAuthorizationSchema = Type.Object(
  {
    workflow_id: Type.String(),
    callback_id: Type.String(),
    providers: Type.Array(
      Type.Object({
        provider_name: Type.String(),
        provider_key: Type.String(),
        selected_auth: Type.Optional(tokenSchema),
      }),
    ),
  },
  { title: "WorkflowAuthorization" },
);

type Token = Authorization["tokens"][number];

function presentToken({ id, external_user_id, updated_ms }: Token): Static<typeof tokenSchema> {
  return { external_token_id: id, external_user_id, date_updated: Math.floor(updated_ms / 1000) };
}

/** A provider of an app, without its secret and tokens. */
export function presentAuthorization(authorization: Authorization): Static<typeof authorizationSchema> {
  const { key, name, clientId, hasSecret, tokens } = authorization;
  return {
    provider_name: name,
    provider_key: key,
    client_id: clientId,
    client_secret_exists: hasSecret,
    valid_token_exists: tokens.length > 0,
    external_token_ids: tokens.map(({ id }) => id),
    external_tokens: tokens.map(presentToken),
  };
}

export function presentWorkflowAuthorization({
  workflowId,
  callbackId,
  providers,
}: WorkflowAuthorization): Static<typeof workflowAuthorizationSchema> {
  return {
    workflow_id: workflowId,
    callback_id: callbackId,
    providers: providers.map(({ key, name, selected }) => ({
      provider_name: name,
      provider_key: key,
      ...(selected && { selected_auth: presentToken(selected) }),
    })),
  };
}
