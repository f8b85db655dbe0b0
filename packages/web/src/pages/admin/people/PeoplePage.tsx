import { locale } from "../../../strings/locale.ts";
import { call } from "../../../api/call.ts";
import { usePages } from "../../../api/usePages.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import { useSelection } from "../../parts/useSelection.ts";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { Department } from "./Department.tsx";
import { InviteLinks } from "./InviteLinks.tsx";
import { InviteRequests } from "./InviteRequests.tsx";
import { BulkPeople } from "./BulkPeople.tsx";
import { type Person } from "./person.ts";
import { PersonActions } from "./PersonActions.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import { Who } from "./Who.tsx";
import { adminText } from "../../../strings/admin.ts";
import { invitesText } from "../../../strings/invites.ts";

const standings = [
  ["", adminText.everyone],
  ["active", adminText.active],
  ["gone", adminText.deactivated],
] as const;

const roles = [
  ["", adminText.allRoles],
  ["owner", adminText.owner],
  ["admin", adminText.admin],
  ["member", adminText.member],
  ["guest", adminText.guest],
] as const;

const pageSize = 100;

/** Who is in a workspace, what they are, and how others come in. */
export function PeoplePage({ teamId }: { readonly teamId: string }) {
  const [text, setText] = useUrlFilter("q");
  const [standing, setStanding] = useUrlFilter("standing");
  const [role, setRole] = useUrlFilter("role");
  const people = usePages(
    "admin.users.list",
    { team_id: teamId, limit: pageSize, query: text.trim(), ...activeIf(standing), ...roleIf(role) },
    ({ users }) => users,
  );
  const selection = useSelection<Person>();
  const act = useAct();
  const actions = { teamId, act };
  return (
    <>
      <PageHead title={adminText.people} about={adminText.peopleAbout} />
      <FilterBar label={adminText.filterPeople}>
        <Filter label={adminText.nameOrEmail}>
          <Input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Filter>
        <Filter label={adminText.status}>
          <Select value={standing} onChoose={setStanding} options={standings} />
        </Filter>
        <Filter label={adminText.role}>
          <Select value={role} onChoose={setRole} options={roles} />
        </Filter>
      </FilterBar>
      <PagedTable
        listing={people}
        label={adminText.people}
        loading={adminText.loadingPeople}
        keyOf={(person) => person.id}
        empty={<EmptyState text={adminText.noPeopleMatch} />}
        selection={selection}
        nameOf={(person) => person.username}
        columns={(rows) => [
          { head: adminText.person, cell: (person) => <Who person={person} nowMs={people.loadedMs} /> },
          { head: adminText.id, cell: (person) => <Id id={person.id} of={adminText.idOf(person.username)} /> },
          {
            head: adminText.department,
            cell: (person) => <Department person={person} known={departmentsOf(rows)} {...actions} />,
          },
          { head: adminText.role, cell: (person) => <RoleSelect person={person} {...actions} /> },
          {
            head: adminText.actions,
            isActions: true,
            cell: (person) => <PersonActions person={person} {...actions} />,
          },
        ]}
      />
      <BulkPeople selection={selection} teamId={teamId} />
      {people.of.data && (
        <Section title={invitesText.requests} about={invitesText.requestsAbout}>
          <InviteRequests teamId={teamId} />
        </Section>
      )}
      {people.of.data && (
        <Section title={adminText.inviteByLink} about={adminText.inviteAbout}>
          <InviteLinks teamId={teamId} onMake={(kind, uses) => makeLink(act, teamId, kind, uses)} />
        </Section>
      )}
    </>
  );
}

const activeIf = (standing: string) => (standing === "" ? {} : { is_active: standing === "active" });
const roleIf = (role: string) => {
  const known = roles.find(([name]) => name === role)?.[0] ?? "";
  return known === "" ? {} : { role: known };
};

function makeLink(
  act: ReturnType<typeof useAct>,
  teamId: string,
  role: "member" | "multi_channel_guest",
  uses: number,
) {
  return act.run(() => call("admin.inviteLinks.create", { team_id: teamId, role, uses }), adminText.linkReady);
}

function departmentsOf(people: readonly Person[]): string[] {
  const names = new Set(people.map(({ department }) => department).filter((name) => name !== ""));
  return [...names].toSorted((one, other) => one.localeCompare(other, locale));
}
