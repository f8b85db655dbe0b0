import type { Generated, Selectable } from "kysely";

export type Role = "primary_owner" | "owner" | "admin" | "member" | "multi_channel_guest" | "single_channel_guest";

/** The role in all workspaces of the org. */
export type OrgRole = "owner" | "admin";

/** People and bot users. A bot user has an app and a bot id. */
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
  /** With its colons. Empty when there is none. */
  status_emoji: Generated<string>;
  /** When the status expires. Null for one that does not. */
  status_until_ms: number | null;
  /** 1 when the person set themselves away. */
  is_away: Generated<number>;
  /** The department, set by administrators. Empty when unknown. */
  department: Generated<string>;
  /** The sort key in menus. Updated with every change of a name. */
  sort_name: Generated<string>;
}

export type UserRow = Selectable<UsersTable>;
