import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import type { Organization } from "./organization.ts";
import { organizationText } from "../../../strings/organization.ts";

/** The workspaces that an organization has. */
export function OrgWorkspaces({ org }: { readonly org: Organization }) {
  return (
    <DataTable
      label={organizationText.orgWorkspaces}
      rows={org.teams}
      keyOf={(team) => team.id}
      empty={<EmptyState text={organizationText.noWorkspaces} />}
      columns={[
        { head: organizationText.workspace, cell: (team) => team.name },
        { head: organizationText.domain, cell: (team) => <code>{team.domain}</code> },
        { head: organizationText.id, cell: (team) => <Id id={team.id} of={organizationText.idOf(team.name)} /> },
        {
          head: organizationText.orgAppsColumn,
          isNumber: true,
          cell: (team) => org.apps.filter((app) => app.team_ids.includes(team.id)).length,
        },
      ]}
    />
  );
}
