import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Apps.module.css";
import { mayChange, type OpenApp } from "./openApp.ts";

const roles = [
  ["owner", "Owner"],
  ["reader", "Reader"],
] as const;

type Role = (typeof roles)[number][0];
const roleOf = (value: string): Role => (value === "owner" ? "owner" : "reader");

/** Who works on an app. */
export function CollaboratorsPage({ open }: { readonly open: OpenApp }) {
  const people = useCall("developer.apps.owners.list", { app_id: open.app.id });
  const { isBusy, run } = useAct();
  const named = (userId: string) => ({ app_id: open.app.id, user_id: userId });
  const isFixed = isBusy || !mayChange(open);
  return (
    <>
      <PageHead
        title="Collaborators"
        about="Owners change the app and say who works on it. Readers see how it is made."
      />
      <Loaded of={people} label="Loading the collaborators">
        {(data) => (
          <DataTable
            label="Collaborators"
            rows={data.owners}
            keyOf={(person) => person.user_id}
            empty={<EmptyState text="Nobody works on it but the admins of its workspace." />}
            columns={[
              { head: "Person", cell: (person) => person.username },
              { head: "Email", cell: (person) => person.user_email ?? "" },
              {
                head: "Role",
                cell: (person) => (
                  <Select
                    aria-label={`Role of ${person.username}`}
                    value={person.permission_type}
                    options={roles}
                    disabled={isFixed}
                    onChoose={(role) =>
                      void run(() =>
                        call("developer.apps.owners.update", {
                          ...named(person.user_id),
                          permission_type: roleOf(role),
                        }),
                      )
                    }
                  />
                ),
              },
              {
                head: "Actions",
                isActions: true,
                cell: (person) => (
                  <ConfirmButton
                    label="Remove"
                    about={person.username}
                    look="quiet"
                    title={`Remove ${person.username}?`}
                    isDisabled={isFixed}
                    onConfirm={() => run(() => call("developer.apps.owners.remove", named(person.user_id)))}
                  >
                    <p>They no longer see how this app is made.</p>
                  </ConfirmButton>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <Section title="Let somebody else work on it">
        <NewCollaborator appId={open.app.id} isFixed={isFixed} />
      </Section>
    </>
  );
}

function NewCollaborator({ appId, isFixed }: { readonly appId: string; readonly isFixed: boolean }) {
  const [role, setRole] = useState<Role>("reader");
  const { run } = useAct();
  const add = (data: FormData) =>
    void run(
      () =>
        call("developer.apps.owners.add", { app_id: appId, user_email: fieldOf(data, "email"), permission_type: role }),
      "They can work on it now.",
    );
  return (
    <form action={add} className={styles["inline"]}>
      <Field label="Email">
        <Input name="email" type="email" required autoComplete="off" disabled={isFixed} />
      </Field>
      <Field label="Role">
        <Select value={role} options={roles} disabled={isFixed} onChoose={(value) => setRole(roleOf(value))} />
      </Field>
      <Button type="submit" disabled={isFixed}>
        Add them
      </Button>
    </form>
  );
}
