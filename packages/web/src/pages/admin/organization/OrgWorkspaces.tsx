import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import type { Organization } from "./organization.ts";

/** The workspaces that an organization has. */
export function OrgWorkspaces({ org }: { readonly org: Organization }) {
  return (
    <DataTable
      label="Workspaces of the organization"
      rows={org.teams}
      keyOf={(team) => team.id}
      empty={<EmptyState text="It has no workspace." />}
      columns={[
        { head: "Workspace", cell: (team) => team.name },
        { head: "Address", cell: (team) => <code>{team.domain}</code> },
        { head: "Id", cell: (team) => <Id id={team.id} of={`the id of ${team.name}`} /> },
        {
          head: "Apps of the organization",
          isNumber: true,
          cell: (team) => org.apps.filter((app) => app.team_ids.includes(team.id)).length,
        },
      ]}
    />
  );
}
