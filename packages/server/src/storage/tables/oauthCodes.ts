import type { Selectable } from "kysely";

/** One row per consent given; only the hash of its code. */
export interface OauthCodesTable {
  hash: string;
  app_id: string;
  team_id: string;
  /** Set when the consent is for the whole org. */
  org_id: string | null;
  /** Who consented. */
  user_id: string;
  bot_scopes: string;
  user_scopes: string;
  /** 1 when the request named no scopes, so that the app's manifest decides. */
  follows_manifest: number;
  redirect_uri: string;
  /** 1 when the request named it; then whoever redeems the code must name it too. */
  redirect_named: number;
  /** What the verifier must answer. */
  code_challenge: string | null;
  /** Where the app may post through an address of its own, when it asked for one. */
  webhook_channel_id: string | null;
  created_ms: number;
  expires_ms: number;
  used_ms: number | null;
  /** The grants that it was redeemed for. They may have existed before. */
  bot_grant_id: string | null;
  user_grant_id: string | null;
  /** As JSON, what the redemption brought into existence. */
  issued: string | null;
}

export type OauthCodeRow = Selectable<OauthCodesTable>;
