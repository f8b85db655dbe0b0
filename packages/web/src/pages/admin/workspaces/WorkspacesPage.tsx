import { Refused } from "../../../api/Refused.ts";
import { usePages } from "../../../api/usePages.ts";
import { adminTeamsText } from "../../../strings/adminTeams.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Id } from "../../parts/Id.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { CreateTeam } from "./CreateTeam.tsx";
import { TeamSettings } from "./TeamSettings.tsx";

const pageSize = 50;
/** Codes that an admin of this workspace alone is answered, and everyone whose workspace is in no organization. */
const ownOnly = new Set(["feature_not_enabled", "not_an_admin"]);

/** The workspaces of the organization, and the settings of one of them. */
export function WorkspacesPage({ teamId }: { readonly teamId: string }) {
  const [chosen, choose] = useUrlFilter("team");
  const teams = usePages("admin.teams.list", { limit: pageSize }, (page) => page.teams);
  const isOwnOnly = teams.of.error instanceof Refused && ownOnly.has(teams.of.error.code);
  const shown = chosen === "" ? teamId : chosen;
  return (
    <>
      <PageHead title={adminTeamsText.workspaces} about={adminTeamsText.about} />
      {isOwnOnly && <Notice>{adminTeamsText.ownOnly}</Notice>}
      {!isOwnOnly && (
        <PagedTable
          listing={teams}
          label={adminTeamsText.workspaces}
          loading={adminTeamsText.loading}
          keyOf={(team) => team.id}
          empty={<EmptyState text={adminTeamsText.none} />}
          columns={[
            { head: adminTeamsText.name, cell: (team) => team.name },
            { head: adminTeamsText.address, cell: (team) => <code>{domainOf(team.team_url)}</code> },
            { head: adminTeamsText.id, cell: (team) => <Id id={team.id} of={adminTeamsText.idOf(team.name)} /> },
            {
              head: adminTeamsText.discoverability,
              cell: (team) => adminTeamsText.discoverabilities[team.discoverability],
            },
            { head: adminTeamsText.owner, cell: (team) => team.primary_owner?.email ?? "" },
            {
              head: adminTeamsText.settings,
              isActions: true,
              cell: (team) => (
                <Button
                  variant="quiet"
                  aria-label={adminTeamsText.settingsOf(team.name)}
                  aria-pressed={team.id === shown}
                  onClick={() => choose(team.id)}
                >
                  {adminTeamsText.settings}
                </Button>
              ),
            },
          ]}
        />
      )}
      <TeamSettings key={shown} teamId={shown} />
      {teams.of.data && (
        <Section title={adminTeamsText.createTitle} about={adminTeamsText.createAbout}>
          <CreateTeam />
        </Section>
      )}
    </>
  );
}

/** `team_url` ends with it. */
function domainOf(url: string): string {
  return new URL(url).pathname.split("/").findLast((part) => part !== "") ?? "";
}
