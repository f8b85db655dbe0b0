import { runPermissions } from "@platform/protocol/triggers/triggerTypes.ts";
import { Type } from "typebox";
import type { Distribution } from "../domain/functions/distribution.ts";

const ids = Type.Optional(Type.Array(Type.String()));

/** Whose workflows may use a function: the kind of permission, and whom it names. */
export const distributionSchema = {
  permission_type: Type.Enum([...runPermissions]),
  distribution_type: Type.Enum([...runPermissions], {
    description: "The same, under the name that command lines read.",
  }),
  users: Type.Optional(
    Type.Array(Type.Object({ user_id: Type.String(), username: Type.String(), email: Type.Optional(Type.String()) }), {
      description: "The named people; with `app_collaborators`, the app's current collaborators.",
    }),
  ),
  team_ids: ids,
  org_ids: ids,
};

/** `everyone` has no list; of the others, people are always listed. */
export function presentDistribution({ permission, users, teamIds, orgIds }: Distribution) {
  return {
    permission_type: permission,
    distribution_type: permission,
    ...(permission !== "everyone" && {
      users: users.map(({ id, name, email }) => ({
        user_id: id,
        username: name,
        ...(email !== null && { email }),
      })),
    }),
    ...(teamIds.length > 0 && { team_ids: [...teamIds] }),
    ...(orgIds.length > 0 && { org_ids: [...orgIds] }),
  };
}
