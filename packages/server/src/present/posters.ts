import { type Static, Type } from "typebox";
import type { Posters } from "../domain/policies/postingPolicy.ts";

/** Who may: the types, the people and the groups. */
export const postersSchema = Type.Object(
  {
    type: Type.Array(Type.String()),
    user: Type.Array(Type.String()),
    subteam: Type.Array(Type.String()),
  },
  { title: "Posters" },
);

export function presentPosters(posters: Posters | undefined): Static<typeof postersSchema> {
  if (!posters) return { type: ["everyone"], user: [], subteam: [] };
  return { type: [...posters.ranks], user: [...posters.userIds], subteam: [...posters.groupIds] };
}
