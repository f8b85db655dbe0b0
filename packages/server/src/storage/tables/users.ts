import type { Generated } from "kysely";

/** The role in all workspaces of the org. Every org with owners has exactly one primary owner. */
export type OrgRole = "primary_owner" | "owner" | "admin";

/** Accounts of people and bots. A bot has an app and a bot id. What differs per workspace is in `memberships`. */
export interface UsersTable {
  id: string;
  real_name: string;
  email: string | null;
  /** Since when the address is known to be the person's own. Null for one that a person has only typed. */
  email_verified_ms: number | null;
  tz: string;
  locale: string;
  color: string;
  bot_id: string | null;
  app_id: string | null;
  created_ms: number;
  updated_ms: number;
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
  /** The name of the photo that the person uploaded. Null for a generated picture. */
  photo: string | null;
}
