import { type Static, Type } from "typebox";
import { teamUrl } from "@platform/protocol/permalink.ts";
import type { OrgRow, TeamRow } from "../domain/access/accessTeam.ts";
import { presentTeamIcon, teamIconSchema } from "./picture.ts";

export const teamSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    url: Type.String(),
    domain: Type.String(),
    email_domain: Type.String(),
    icon: teamIconSchema,
    is_verified: Type.Boolean(),
    enterprise_id: Type.Optional(Type.String({ description: "Only when the workspace belongs to an org." })),
    enterprise_name: Type.Optional(Type.String()),
    enterprise_domain: Type.Optional(Type.String()),
  },
  { title: "Team" },
);

export function presentTeam(team: TeamRow, org: OrgRow | undefined, baseUrl: string): Static<typeof teamSchema> {
  return {
    id: team.id,
    name: team.name,
    url: teamUrl(baseUrl, team.domain),
    domain: team.domain,
    email_domain: "",
    icon: presentTeamIcon(team, baseUrl),
    is_verified: false,
    ...(org ? { enterprise_id: org.id, enterprise_name: org.name, enterprise_domain: org.domain } : {}),
  };
}
