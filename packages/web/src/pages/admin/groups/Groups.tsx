import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Group } from "./group.ts";
import { GroupDialog } from "./GroupDialog.tsx";
import { adminText } from "../../../strings/admin.ts";
import { locale } from "../../../strings/locale.ts";

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
    return run(() => call("usergroups.create", { name }), adminText.groupCreated(name));
  };
  return (
    <>
      <KeptForm onSubmit={create} className={styles["inline"]}>
        <Field label={adminText.groupName}>
          <Input name="name" required autoComplete="off" />
        </Field>
        <Button type="submit" disabled={isBusy}>
          {adminText.createGroup}
        </Button>
      </KeptForm>
      <DataTable
        label={adminText.allGroups}
        rows={groups}
        keyOf={(group) => group.id}
        empty={<EmptyState text={adminText.noGroups} />}
        columns={[
          { head: adminText.group, cell: (group) => group.name },
          { head: adminText.handle, cell: (group) => <code>@{group.handle}</code> },
          {
            head: adminText.people,
            isNumber: true,
            cell: (group) => (group.users ?? []).length.toLocaleString(locale),
          },
          {
            head: adminText.actions,
            isActions: true,
            cell: (group) => (
              <Button variant="quiet" aria-label={adminText.editMembersOf(group.name)} onClick={() => setOpened(group)}>
                {adminText.editMembers}
              </Button>
            ),
          },
        ]}
      />
      {opened && <GroupDialog group={opened} teamId={teamId} onClose={() => setOpened(undefined)} />}
    </>
  );
}
