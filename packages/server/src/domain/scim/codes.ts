import type { GovernCode } from "../access/governTeam.ts";

/** What is wrong with what a client sent. The names are those of RFC 7644, in snake case. */
export type BodyCode =
  | "invalid_syntax"
  | "invalid_path"
  | "invalid_value"
  | "invalid_filter"
  | "mutability"
  | "no_target";

/** Why a client may not do it. */
export type DirectoryCode = GovernCode | "restricted_action";

/** Why a person is not created or changed. */
export type PersonCode =
  | BodyCode
  | DirectoryCode
  | "user_not_found"
  | "username_taken"
  | "email_taken"
  | "cannot_modify_primary_owner"
  | "invalid_permissions";

/** Why a user group is not created or changed. */
export type GroupCode =
  | BodyCode
  | DirectoryCode
  | "group_not_found"
  | "group_name_taken"
  | "permission_denied"
  | "too_many_members";
