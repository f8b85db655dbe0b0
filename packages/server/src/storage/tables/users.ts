import type { Generated, Selectable } from "kysely";

export type Role = "primary_owner" | "owner" | "admin" | "member" | "multi_channel_guest" | "single_channel_guest";

/** What somebody may do in all workspaces of the org. */
export type OrgRole = "owner" | "admin";

/** People and bot users alike; a bot user has an app and a bot id. */
export interface UsersTable {
  id: string;
  team_id: string;
  name: string;
  real_name: string;
  display_name: string;
  email: string | null;
  title: string;
  role: Role;
  tz: string;
  locale: string;
  color: string;
  bot_id: string | null;
  app_id: string | null;
  created_ms: number;
  updated_ms: number;
  deactivated_ms: number | null;
  /** When a second factor was set up. */
  two_factor_ms: number | null;
  org_role: OrgRole | null;
  phone: Generated<string>;
  pronouns: Generated<string>;
  status_text: Generated<string>;
  /** With the colons around it; empty when there is none. */
  status_emoji: Generated<string>;
  /** When the status is over; until it is changed when there is no such time. */
  status_until_ms: number | null;
  /** 1 when the person chose to look away, whatever they are doing. */
  is_away: Generated<number>;
  /** Where in the organization they work, as administrators say; empty when nobody has said. */
  department: Generated<string>;
  /** What menus sort the person by; kept with every change of a name. */
  sort_name: Generated<string>;
}

export type UserRow = Selectable<UsersTable>;
