import { rolesText } from "../../../strings/roles.ts";

export type RoleId = keyof typeof rolesText.names;
export type PlaceKind = "org" | "team" | "channel";

/** The roles that can be assigned, each with what for; the server has the same table. */
export const assignable: Readonly<Record<RoleId, readonly PlaceKind[]>> = {
  Rl01: ["org", "team"],
  Rl02: ["org", "team"],
  Rl03: ["org", "team"],
  Rl04: ["org"],
  Rl05: ["org", "team"],
  Rl0A: ["org", "team", "channel"],
  Rl0C: ["org", "team"],
  Rl0D: ["org"],
  Rl0L: ["org", "team"],
  Rl0W: ["org", "team"],
};

export const roleIds = Object.keys(assignable) as readonly RoleId[];

export const roleOptions = roleIds.map((id) => [id, rolesText.names[id]] as const);

/** Ids that a later server adds have no name here. */
export function nameOfRole(id: string): string {
  const known = roleIds.find((one) => one === id);
  return known === undefined ? id : rolesText.names[known];
}
