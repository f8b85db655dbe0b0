import { type Static, Type } from "typebox";
import type { ListedMapping } from "../domain/signInProviders/listGroupMappings.ts";
import { seconds } from "./timestamp.ts";

export const groupMappingSchema = Type.Object(
  {
    group: Type.String({ description: "As the provider writes it." }),
    team_id: Type.String({ description: "The workspace of the user group, or the one in which the role is given." }),
    usergroup_id: Type.Optional(Type.String()),
    usergroup_name: Type.Optional(Type.String()),
    role: Type.Optional(Type.Enum(["admin"])),
    is_applied: Type.Boolean({
      description:
        "Whether sign-ins apply it: not without `groups_claim` of the provider, nor while a SCIM client manages the user group.",
    }),
    date_created: Type.Integer(),
  },
  { title: "GroupMapping" },
);

export function presentGroupMapping({
  mapping,
  usergroupName,
  isApplied,
}: ListedMapping): Static<typeof groupMappingSchema> {
  const { value, team_id, usergroup_id, role, created_ms } = mapping;
  return {
    group: value,
    team_id,
    ...(role === "" ? { usergroup_id, usergroup_name: usergroupName } : { role }),
    is_applied: isApplied,
    date_created: seconds(created_ms),
  };
}
