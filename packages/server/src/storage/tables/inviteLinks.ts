import type { Selectable } from "kysely";

/** A link that lets people into a workspace. What makes it hard to guess is derived from the server's key, never stored. */
export interface InviteLinksTable {
  id: string;
  team_id: string;
  role: "member" | "multi_channel_guest";
  inviter_id: string;
  created_ms: number;
  expires_ms: number;
  /** How many people may still come by it. */
  uses_left: number;
  revoked_ms: number | null;
}

export type InviteLinkRow = Selectable<InviteLinksTable>;
