import type { Generated, Selectable } from "kysely";
import type { Plan } from "./orgs.ts";

/** Who may post in channels, by rank. `ra` are regular accounts: everyone but guests. */
export type PosterRank = "ra" | "admin" | "owner";

/** The progress of a workspace's migration into an org: its people must sign in there, then the org takes it over. */
export type Move = "begun" | "settled";

/** Who of the org may join: everyone, on request, by invitation; an unlisted workspace is invisible to others. */
export type Discoverability = "open" | "closed" | "invite_only" | "unlisted";

/** A workspace. The wire calls it a team, and so do the columns. */
export interface TeamsTable {
  id: string;
  org_id: string | null;
  name: string;
  domain: string;
  locale: string;
  /** 1 when only admins install apps. */
  apps_need_approval: Generated<number>;
  /** 1 when only administrators invite: what members ask for waits for their approval. */
  invites_need_approval: Generated<number>;
  created_ms: number;
  deleted_ms: number | null;
  moving_to: string | null;
  move: Move | null;
  two_factor_required: Generated<number>;
  /** JSON: which networks may call which methods. Null allows all. */
  network_policy: string | null;
  /** While the encryption key is suspended, no message of the workspace can be written or read. */
  key_suspended_ms: number | null;
  /** Its own plan. Inside an org, the plan of the org decides about features. */
  plan: Generated<Plan>;
  /** The messages per month of its plan. Null is unlimited. */
  message_quota: number | null;
  /** The lowest rank that may post in its channels. Null allows everyone. */
  who_can_post: PosterRank | null;
  connect_blocked: Generated<string>;
  /** JSON: the custom fields of profiles. Null without any. */
  profile_fields: string | null;
  /** 1 when no file of the workspace has a public URL. */
  public_files_off: Generated<number>;
  /** 1 when the links of messages get no previews. */
  link_previews_off: Generated<number>;
  description: Generated<string>;
  /** Who of the org sees the workspace and joins it. */
  discoverability: Generated<Discoverability>;
  /** JSON: the ids of the channels that new members join besides the general one. */
  default_channels: Generated<string>;
  /** How long a stream lasts without a new chunk, and at most. Null for the default. */
  stream_idle_s: number | null;
  stream_life_s: number | null;
  /** The name of its icon. Null for the generated picture. */
  icon: string | null;
}

export type TeamRow = Selectable<TeamsTable>;
