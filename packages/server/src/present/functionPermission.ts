import { functionVisibilities } from "@platform/protocol/workflows/functionVisibility.ts";
import { Type } from "typebox";
import type { Allowed } from "../domain/functionAdministration/intersect.ts";
import type { FunctionPermission } from "../domain/functionAdministration/lookUpPermissions.ts";

const ids = Type.Array(Type.String());
const people = { type: Type.Enum([...functionVisibilities]), user_ids: ids };

export const functionPermissionSchema = Type.Object(
  {
    distribution: Type.Object(people, { description: "What the developers of the app allow." }),
    allowed_by_admin: Type.Object(people, { description: "What the administrators allow." }),
    allowed_entities: Type.Object(
      { ...people, team_ids: ids, org_ids: ids, channel_ids: ids },
      { description: "What both allow together." },
    ),
  },
  { title: "FunctionPermission" },
);

export function presentFunctionPermission({ byDevelopers, byAdmins, effective }: FunctionPermission) {
  const peopleOf = ({ type, userIds }: Allowed) => ({ type, user_ids: [...userIds] });
  return {
    distribution: peopleOf(byDevelopers),
    allowed_by_admin: peopleOf(byAdmins),
    allowed_entities: {
      ...peopleOf(effective),
      team_ids: [...effective.teamIds],
      org_ids: [...effective.orgIds],
      channel_ids: [],
    },
  };
}
