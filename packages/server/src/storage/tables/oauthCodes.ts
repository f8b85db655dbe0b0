import type { Selectable } from "kysely";

/**
 * Installs an app, with or without a bot; gives an app a token of the person and nothing else; or signs the person in to an
 * app by OpenID Connect.
 */
export type AuthorizeFlow = "install" | "user" | "openid";

/** An authorization code. Only its hash is stored. */
export interface OauthCodesTable {
  hash: string;
  /** Which endpoint asked for consent, and so which method redeems the code. */
  flow: AuthorizeFlow;
  app_id: string;
  team_id: string;
  /** Set when the consent is for the whole org. */
  org_id: string | null;
  /** Who consented. */
  user_id: string;
  bot_scopes: string;
  user_scopes: string;
  /** 1 when the request named no scopes, so that those of the manifest apply. */
  follows_manifest: number;
  redirect_uri: string;
  /** 1 when the request named the redirect URI. The redemption must then name it too. */
  redirect_named: number;
  /** The PKCE code challenge. */
  code_challenge: string | null;
  /** The nonce of an OpenID request, which the id token repeats. */
  openid_nonce: string | null;
  /** The channel of the incoming webhook, if the app requested one. */
  webhook_channel_id: string | null;
  created_ms: number;
  expires_ms: number;
  used_ms: number | null;
  /** The grants that the redemption used. They may have existed before. */
  bot_grant_id: string | null;
  user_grant_id: string | null;
  /** JSON: what the redemption created, so that a second redemption can revoke exactly that. */
  issued: string | null;
}

export type OauthCodeRow = Selectable<OauthCodesTable>;
