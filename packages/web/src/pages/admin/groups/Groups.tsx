import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Group } from "./group.ts";
import { GroupDialog } from "./GroupDialog.tsx";

interface Props {
  readonly groups: readonly Group[];
  readonly teamId: string;
}

/** Groups of people: makes them, and says who is in them. */
export function Groups({ groups, teamId }: Props) {
  const [opened, setOpened] = useState<Group | undefined>();
  const { isBusy, run } = useAct();
  const create = (data: FormData) => {
    const name = fieldOf(data, "name").trim();
    void run(() => call("usergroups.create", { name }), `${name} is there. Say who is in it.`);
  };
  return (
    <>
      <form action={create} className={styles["inline"]}>
        <Field label="Name of the group">
          <Input name="name" required autoComplete="off" />
        </Field>
        <Button type="submit" disabled={isBusy}>
          Make a group
        </Button>
      </form>
      <DataTable
        label="All groups"
        rows={groups}
        keyOf={(group) => group.id}
        empty={<EmptyState text="There are no groups yet." />}
        columns={[
          { head: "Group", cell: (group) => group.name },
          { head: "Handle", cell: (group) => <code>@{group.handle}</code> },
          { head: "People", isNumber: true, cell: (group) => (group.users ?? []).length.toLocaleString() },
          {
            head: "Actions",
            isActions: true,
            cell: (group) => (
              <Button look="quiet" aria-label={`Who is in it: ${group.name}`} onClick={() => setOpened(group)}>
                Who is in it
              </Button>
            ),
          },
        ]}
      />
      {opened && <GroupDialog group={opened} teamId={teamId} onClose={() => setOpened(undefined)} />}
    </>
  );
}
