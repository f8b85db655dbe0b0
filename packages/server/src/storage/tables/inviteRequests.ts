import type { Selectable } from "kysely";
import type { Role } from "./memberships.ts";

export type InviteRequestStatus = "pending" | "approved" | "denied";

/** Members ask the administrators of a workspace to invite a person. */
export interface InviteRequestsTable {
  id: string;
  team_id: string;
  /** In lower case. */
  email: string;
  role: Role;
  /** JSON: the channels that the person joins. The first requester sees them. */
  channel_ids: string;
  /** JSON: everyone who has asked for this address, in order. */
  requester_ids: string;
  real_name: string;
  reason: string;
  status: InviteRequestStatus;
  created_ms: number;
  /** When a pending request ends, and when the record of a decided one does. */
  expires_ms: number;
  decider_id: string | null;
  decided_ms: number | null;
  /** The id of the invitation that an approval has created. */
  invite_id: string | null;
}

export type InviteRequestRow = Selectable<InviteRequestsTable>;
