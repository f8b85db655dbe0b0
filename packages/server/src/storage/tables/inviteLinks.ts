import type { Selectable } from "kysely";

/** An invite link to a workspace. Its secret is derived from the server key and never stored. */
export interface InviteLinksTable {
  id: string;
  team_id: string;
  role: "member" | "multi_channel_guest";
  inviter_id: string;
  created_ms: number;
  expires_ms: number;
  /** How many more people may use it. */
  uses_left: number;
  revoked_ms: number | null;
}

export type InviteLinkRow = Selectable<InviteLinksTable>;
