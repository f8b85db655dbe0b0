import type { Generated, Insertable, Selectable, Updateable } from "kysely";
import type { UsersTable } from "./users.ts";

export type Role = "primary_owner" | "owner" | "admin" | "member" | "multi_channel_guest" | "single_channel_guest";

/**
 * A user's place in one workspace. `users` has no column of the same name, so that a join of both is one flat row.
 */
export interface MembershipsTable {
  team_id: string;
  user_id: string;
  /** The handle. Unique in the workspace. */
  name: string;
  display_name: string;
  title: string;
  role: Role;
  joined_ms: number;
  /** When the user left the workspace or was removed from it. */
  deactivated_ms: number | null;
  /** When a guest loses access. Null for everyone else, and for guests who stay. */
  expires_ms: number | null;
  /** The sort key in menus. Updated with every change of a name. */
  sort_name: Generated<string>;
  /** JSON: values of the custom fields of the workspace, by field id. Null without any. */
  field_values: string | null;
}

export type MembershipRow = Selectable<MembershipsTable>;

/** A user in one workspace: the account and its membership there. */
export type UserRow = Selectable<UsersTable> & Omit<MembershipRow, "user_id">;

/** A new account with its first membership. */
export type NewUser = Insertable<UsersTable> & Omit<Insertable<MembershipsTable>, "user_id">;

/** A change of the account, of one membership, or of both. */
export type UserChange = Updateable<UsersTable> & Omit<Updateable<MembershipsTable>, "team_id" | "user_id">;
