import type { Generated, Selectable } from "kysely";

/** `requested` and `denied` are states of a request that no recipient sees; an approved request is `pending`. */
export type InviteStatus = "requested" | "denied" | "pending" | "accepted" | "connected" | "declined";

/** An invitation of another workspace into a channel. Both sides have to approve it. */
export interface SharedInvitesTable {
  id: string;
  channel_key: number;
  team_id: string;
  inviter_id: string;
  /** The recipient, by id or by email address. */
  recipient_id: string | null;
  recipient_email: string | null;
  status: InviteStatus;
  host_approved: number;
  guest_approved: number;
  accepting_team_id: string | null;
  accepting_user_id: string | null;
  created_ms: number;
  updated_ms: number;
  /** Whether it had to be reviewed before it was sent. */
  is_request: Generated<number>;
  /** Whether the people of the other workspace may post, but not invite. */
  is_limited: Generated<number>;
  /** Who reviewed the request. */
  reviewer_id: Generated<string | null>;
  reviewed_ms: Generated<number | null>;
}

export type SharedInviteRow = Selectable<SharedInvitesTable>;
