import type { MethodResult } from "@platform/sdk";
import { adminText } from "../../../strings/admin.ts";

type Listed = Extract<MethodResult<"admin.users.list">, { readonly ok: true }>;

/** As `admin.users.list` returns them. */
export type Person = Listed["users"][number];

export const roles = [
  ["primary_owner", adminText.primaryOwner],
  ["owner", adminText.owner],
  ["admin", adminText.admin],
  ["member", adminText.member],
  ["guest", adminText.guest],
] as const;

export type RoleName = (typeof roles)[number][0];

export function roleOf(person: Person): RoleName {
  if (person.is_primary_owner) return "primary_owner";
  if (person.is_owner) return "owner";
  if (person.is_admin) return "admin";
  return person.is_restricted ? "guest" : "member";
}
