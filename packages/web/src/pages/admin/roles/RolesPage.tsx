import { call } from "../../../api/call.ts";
import { usePages } from "../../../api/usePages.ts";
import { rolesText } from "../../../strings/roles.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { When } from "../../parts/When.tsx";
import { useEntities } from "../triggers/useEntities.ts";
import { nameOfRole, roleOptions } from "./assignable.ts";
import { AssignRole } from "./AssignRole.tsx";
import { usePlaces } from "./usePlaces.ts";

const pageSize = 50;

interface Assignment {
  readonly role_id: string;
  readonly entity_id: string;
  readonly user_id: string;
}

/** Who has which part of administration, and for what. */
export function RolesPage({ teamId }: { readonly teamId: string }) {
  const [role, setRole] = useUrlFilter("role");
  const assignments = usePages(
    "admin.roles.listAssignments",
    { limit: pageSize, ...(role === "" ? {} : { role_ids: [role] }) },
    (page) => page.role_assignments,
  );
  const names = [...usePlaces(), ...useEntities(["people", "channels"], teamId)];
  const nameOf = (id: string) => names.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      <PageHead title={rolesText.roles} about={rolesText.about} />
      <FilterBar label={rolesText.filter}>
        <Filter label={rolesText.role}>
          <Select value={role} onChoose={setRole} options={[["", rolesText.allRoles], ...roleOptions]} />
        </Filter>
      </FilterBar>
      <PagedTable
        listing={assignments}
        label={rolesText.assignments}
        loading={rolesText.loading}
        keyOf={(row) => `${row.role_id} ${row.entity_id} ${row.user_id}`}
        empty={<EmptyState text={rolesText.none} />}
        columns={[
          { head: rolesText.person, cell: (row) => nameOf(row.user_id) },
          { head: rolesText.role, cell: (row) => nameOfRole(row.role_id) },
          { head: rolesText.appliesTo, cell: (row) => nameOf(row.entity_id) },
          {
            head: rolesText.since,
            cell: (row) => <When ms={row.date_create * 1000} nowMs={assignments.loadedMs} />,
          },
          {
            head: rolesText.remove,
            isActions: true,
            cell: (row) => <Remove assignment={row} person={nameOf(row.user_id)} />,
          },
        ]}
      />
      {assignments.of.data && (
        <Section title={rolesText.assignTitle}>
          <AssignRole teamId={teamId} />
        </Section>
      )}
    </>
  );
}

interface RemoveProps {
  readonly assignment: Assignment;
  readonly person: string;
}

function Remove({ assignment: { role_id, entity_id, user_id }, person }: RemoveProps) {
  const { run } = useAct();
  const name = nameOfRole(role_id);
  const remove = () => call("admin.roles.removeAssignments", { role_id, entity_ids: [entity_id], user_ids: [user_id] });
  return (
    <ConfirmButton
      label={rolesText.remove}
      about={rolesText.removeNamed(name, person)}
      variant="quiet"
      title={rolesText.removeTitle(name, person)}
      onConfirm={() => run(remove, rolesText.removed(name, person))}
    >
      <p>{rolesText.removeBody}</p>
    </ConfirmButton>
  );
}
