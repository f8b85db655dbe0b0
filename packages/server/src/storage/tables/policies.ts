import type { Selectable } from "kysely";

/** A thread that nobody may reply in any more. `thread_ts` is its first message's. */
export interface ThreadLocksTable {
  channel_key: number;
  thread_ts: number;
  user_id: string;
  locked_ms: number;
}

/** How many messages a workspace has posted in a month; counted only while its plan has a quota. */
export interface MessageCountsTable {
  team_id: string;
  /** Like 2026-01, in UTC. */
  month: string;
  posted: number;
}

/** The workspaces that a channel is shared with, besides the one it is at home in. */
export interface ChannelTeamsTable {
  channel_key: number;
  team_id: string;
  since_ms: number;
}

/** Two orgs that share channels; a workspace outside any org stands for itself. Each pair is here both ways round. */
export interface ConnectionsTable {
  party_id: string;
  other_id: string;
  since_ms: number;
}

export type InviteStatus = "pending" | "accepted" | "connected" | "declined";

/** An invitation of another workspace into a channel. Both sides have to approve it. */
export interface SharedInvitesTable {
  id: string;
  channel_key: number;
  team_id: string;
  inviter_id: string;
  /** The one it is for, by id or by email address. */
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

export type ListLevel = "read" | "write" | "owner";

/** Who may read a list, and who may write in it. */
export interface ListAccessTable {
  list_id: string;
  user_id: string;
  level: ListLevel;
}

/** A record of a list. People talk about it in a conversation of its own. */
export interface ListItemsTable {
  id: string;
  list_id: string;
  channel_id: string;
  creator_id: string;
  /** JSON, as they were given. */
  fields: string;
  created_ms: number;
  updated_ms: number;
}

export type SharedInviteRow = Selectable<SharedInvitesTable>;
export type ListItemRow = Selectable<ListItemsTable>;
