import type { Selectable } from "kysely";

export type InviteStatus = "pending" | "accepted" | "connected" | "declined";

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
}

export type SharedInviteRow = Selectable<SharedInvitesTable>;
