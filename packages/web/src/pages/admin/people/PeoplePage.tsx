import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import styles from "../Admin.module.css";
import { Department } from "./Department.tsx";
import { InviteLinks } from "./InviteLinks.tsx";
import { type Person, roleOf } from "./person.ts";
import { RoleSelect } from "./RoleSelect.tsx";
import { SignOut } from "./SignOut.tsx";
import { Standing } from "./Standing.tsx";
import { adminText } from "../../../strings/admin.ts";

const standings = [
  ["", adminText.everyone],
  ["active", adminText.active],
  ["gone", adminText.deactivated],
] as const;

const pageSize = 200;

/** Who is in a workspace, what they are, and how others come in. */
export function PeoplePage({ teamId }: { readonly teamId: string }) {
  const [text, setText] = useUrlFilter("q");
  const [standing, setStanding] = useUrlFilter("standing");
  const [limit, setLimit] = useState(pageSize);
  const asked = standing === "" ? {} : { is_active: standing === "active" };
  const people = useCall("admin.users.list", { team_id: teamId, limit, ...asked });
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
      </FilterBar>
      <Loaded of={people} label={adminText.loadingPeople}>
        {(data) => (
          <>
            <DataTable
              label={adminText.people}
              rows={data.users.filter((person) => isMeant(person, text))}
              keyOf={(person) => person.id}
              empty={<EmptyState text={adminText.noPeopleMatch} />}
              columns={[
                { head: adminText.person, cell: (person) => <Who person={person} /> },
                { head: adminText.id, cell: (person) => <Id id={person.id} of={adminText.idOf(person.username)} /> },
                {
                  head: adminText.department,
                  cell: (person) => <Department person={person} known={departmentsOf(data.users)} {...actions} />,
                },
                { head: adminText.role, cell: (person) => <RoleSelect person={person} {...actions} /> },
                {
                  head: adminText.twoFactor,
                  cell: (person) => (person.has_2fa ? <Badge tone="ok">{adminText.on}</Badge> : adminText.off),
                },
                {
                  head: adminText.actions,
                  isActions: true,
                  cell: (person) => (
                    <>
                      <SignOut person={person} act={act} />
                      <Standing person={person} {...actions} />
                    </>
                  ),
                },
              ]}
            />
            {data.response_metadata.next_cursor !== "" && (
              <p className={styles["more"]}>
                <Button onClick={() => setLimit(limit + pageSize)}>{adminText.showMore}</Button>
              </p>
            )}
            <Section title={adminText.inviteByLink} about={adminText.inviteAbout}>
              <InviteLinks teamId={teamId} onMake={(role, uses) => makeLink(act, teamId, role, uses)} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}

function makeLink(
  act: ReturnType<typeof useAct>,
  teamId: string,
  role: "member" | "multi_channel_guest",
  uses: number,
) {
  return act.run(() => call("admin.inviteLinks.create", { team_id: teamId, role, uses }), adminText.linkReady);
}

function isMeant({ full_name: fullName, username, email = "" }: Person, text: string): boolean {
  return `${fullName} ${username} ${email}`.toLowerCase().includes(text.trim().toLowerCase());
}

function departmentsOf(people: readonly Person[]): string[] {
  const names = new Set(people.map(({ department }) => department).filter((name) => name !== ""));
  return [...names].toSorted((one, other) => one.localeCompare(other));
}

function Who({ person }: { readonly person: Person }) {
  return (
    <span className={styles["who"]}>
      <Avatar id={person.id} name={person.full_name || person.username} size={24} />
      <span>
        {person.full_name} <span className={styles["muted"]}>{person.username}</span>{" "}
        {!person.is_active && <Badge tone="warn">{adminText.deactivatedBadge}</Badge>}
        <span className="visually-hidden">{roleOf(person)}</span>
        {person.email !== undefined && <span className={styles["address"]}>{person.email}</span>}
      </span>
    </span>
  );
}
