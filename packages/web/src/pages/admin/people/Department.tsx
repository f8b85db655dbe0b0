import { Pencil } from "lucide-react";
import { useId, useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import type { Act } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Person } from "./person.ts";
import { adminText } from "../../../strings/admin.ts";
import { statusText } from "../../../strings/statuses.ts";
import { buttonText } from "../../../strings/buttons.ts";

interface Props {
  readonly person: Person;
  readonly teamId: string;
  readonly act: Act;
  /** Those that others work in, to choose from. */
  readonly known: readonly string[];
}

/** A person's department, and a field to change it. */
export function Department({ person, teamId, act, known }: Props) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const save = async (data: FormData) => {
    const department = fieldOf(data, "department").trim();
    const set = () => call("admin.users.setDepartment", { team_id: teamId, user_id: person.id, department });
    const isDone = await act.run(set, statusText.saved);
    if (isDone) setOpen(false);
    return isDone;
  };
  return (
    <>
      <span className={styles["edited"]}>
        {person.department}
        <IconButton
          label={adminText.editDepartmentOf(person.username)}
          icon={<Pencil size={14} />}
          onClick={() => setOpen(true)}
        />
      </span>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={adminText.departmentOf(person.full_name)}>
        <KeptForm onSubmit={save}>
          <Field label={adminText.department} hint={adminText.departmentHint}>
            <Input name="department" list={listId} defaultValue={person.department} autoComplete="off" />
          </Field>
          <datalist id={listId}>
            {known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit" variant="primary" disabled={act.isBusy}>
            {buttonText.save}
          </Button>
        </KeptForm>
      </Dialog>
    </>
  );
}
