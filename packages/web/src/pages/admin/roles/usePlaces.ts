import { useEveryPage } from "../../../api/everyPage.ts";
import { rolesText } from "../../../strings/roles.ts";
import { useSession } from "../../parts/useSession.ts";
import type { PlaceKind } from "./assignable.ts";

export interface NamedPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
}

/** The org and the workspaces that a role can be for. Who does not administer the org has the own workspace. */
export function usePlaces(): readonly NamedPlace[] {
  const team = useSession().data?.team;
  const orgId = team?.enterprise_id;
  const listed = useEveryPage("admin.teams.list", {}, (page) => page.teams, { enabled: orgId !== undefined });
  if (!team) return [];
  const teams = listed.data ?? [team];
  return [
    ...(orgId === undefined
      ? []
      : [{ id: orgId, name: rolesText.organization(team.enterprise_name ?? orgId), kind: "org" as const }]),
    ...teams.map(({ id, name }) => ({ id, name: rolesText.workspace(name), kind: "team" as const })),
  ];
}
