import { useState } from "react";
import { useCall } from "../api/useCall.ts";
import { PersonRow } from "../people/PersonRow.tsx";
import { useNamedPeople } from "../people/useNamedPeople.ts";
import { useClient } from "../store/store.ts";
import { directoryText as text } from "../strings/directory.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./DirectoryPage.module.css";

const pageSize = 50;

interface WireGroup {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly description: string;
  readonly users?: readonly string[];
}

/** The groups of the workspace; each opens to its members. */
export function GroupList() {
  const groups = useCall("usergroups.list", { include_users: true });
  if (groups.isPending) return <Skeleton label={text.loading} rows={4} />;
  if (groups.isError) return <ErrorState text={text.groupsFailed} onRetry={() => void groups.refetch()} />;
  if (groups.data.usergroups.length === 0) return <EmptyState text={text.noGroups} />;
  return (
    <ul className={styles["list"]}>
      {groups.data.usergroups.map((group) => (
        <li key={group.id}>
          <GroupRow group={group} />
        </li>
      ))}
    </ul>
  );
}

function GroupRow({ group }: { readonly group: WireGroup }) {
  const [isOpen, setOpen] = useState(false);
  const users = group.users ?? [];
  return (
    <details className={styles["group"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles["summary"]}>
        <span className={styles["groupName"]}>
          <bdi>{group.name}</bdi>
        </span>
        <span className={styles["about"]}>
          {[`@${group.handle}`, text.members(users.length), group.description]
            .filter((part) => part !== "")
            .join(" · ")}
        </span>
      </summary>
      {isOpen && <Members ids={users} />}
    </details>
  );
}

function Members({ ids }: { readonly ids: readonly string[] }) {
  const [shown, setShown] = useState(pageSize);
  const visible = ids.slice(0, shown);
  const people = useClient((state) => state.people);
  const isKnown = useNamedPeople(ids.slice(Math.max(0, shown - pageSize), shown));
  if (!isKnown && shown === pageSize) return <Skeleton label={text.loading} rows={3} />;
  return (
    <>
      <ul className={styles["list"]}>
        {visible.map((id) => people[id] && <PersonRow key={id} person={people[id]} />)}
      </ul>
      {shown < ids.length && <Button onClick={() => setShown(shown + pageSize)}>{text.more}</Button>}
    </>
  );
}
