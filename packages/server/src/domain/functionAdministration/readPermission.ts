import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { functionVisibilities, type FunctionVisibility } from "@platform/protocol/workflows/functionVisibility.ts";

/** How a permission is asked for: in one piece, or as the one entry of a list. */
export interface AskedPermission {
  readonly visibility: string | undefined;
  readonly userIds: readonly string[] | undefined;
  readonly permissions: readonly unknown[] | undefined;
}

export type PermissionCode =
  | "invalid_permission"
  | "invalid_permission_type"
  | "invalid_visibility"
  | "invalid_setting";

type Read = Outcome<{ visibility: FunctionVisibility; userIds: string[] }, PermissionCode>;

/** The only type of permission that a function has. */
export const permissionType = "function";

/** The requested permission, if it is valid for the function. Whether the ids exist is not checked here. */
export function readPermission(asked: AskedPermission, about: { readonly isOwn: boolean }): Read {
  const read = readAsked(asked);
  // The administrators cannot know who works on the app of another organization.
  return read.ok && read.visibility === "app_collaborators" && !about.isOwn ? refuse("invalid_setting") : read;
}

function readAsked({ visibility, userIds, permissions }: AskedPermission): Read {
  if (permissions === undefined) return readEntry(visibility, userIds ?? []);
  if (visibility !== undefined || userIds !== undefined) {
    return refuse("invalid_permission", "give either visibility with its user_ids, or permissions");
  }
  const [entry, ...others] = permissions;
  if (typeof entry !== "object" || entry === null || others.length > 0) {
    return refuse("invalid_permission", "permissions has one entry, an object");
  }
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  if (fields["type"] !== permissionType) {
    return refuse("invalid_permission_type", `the type of the entry is ${permissionType}`);
  }
  const ids: unknown = fields["user_ids"] ?? [];
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === "string")) {
    return refuse("invalid_permission", "user_ids is a list of ids");
  }
  return readEntry(fields["visibility"], ids);
}

function readEntry(wanted: unknown, ids: readonly string[]): Read {
  const visibility = functionVisibilities.find((known) => known === wanted);
  if (!visibility) return refuse("invalid_visibility", `visibility is one of ${functionVisibilities.join(", ")}`);
  const isNamed = visibility === "named_entities";
  if (isNamed && ids.length === 0) return refuse("invalid_permission", "nobody is named");
  if (!isNamed && ids.length > 0) return refuse("invalid_permission", "user_ids are for named_entities");
  const max = limits.function_permission_users_max;
  if (ids.length > max) return refuse("invalid_permission", `at most ${max} people can be named`);
  return succeed({ visibility, userIds: [...new Set(ids)] });
}
