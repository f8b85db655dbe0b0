import { call } from "../../../api/call.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Organization } from "./organization.ts";
import { organizationText } from "../../../strings/organization.ts";
import { statusText } from "../../../strings/statuses.ts";

/** In which workspaces each app of the whole organization may work. */
export function OrgApps({ org }: { readonly org: Organization }) {
  const { isBusy, run } = useAct();
  const set = (appId: string, teamId: string, isIn: boolean) =>
    run(
      () => call(isIn ? "admin.apps.addTeams" : "admin.apps.removeTeams", { app_id: appId, team_ids: [teamId] }),
      statusText.saved,
    );
  return (
    <DataTable
      label={organizationText.orgApps}
      rows={org.apps}
      keyOf={(app) => app.id}
      empty={<EmptyState text={organizationText.noOrgApps} />}
      columns={[
        { head: organizationText.app, cell: (app) => app.name },
        { head: organizationText.id, cell: (app) => <Id id={app.id} of={organizationText.idOf(app.name)} /> },
        {
          head: organizationText.workspaces,
          cell: (app) => (
            <span role="group" aria-label={organizationText.workspacesOf(app.name)} className={styles["switches"]}>
              {org.teams.map((team) => (
                <Switch
                  key={team.id}
                  label={team.name}
                  isOn={app.team_ids.includes(team.id)}
                  isDisabled={isBusy}
                  onChange={(isIn) => void set(app.id, team.id, isIn)}
                />
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}
