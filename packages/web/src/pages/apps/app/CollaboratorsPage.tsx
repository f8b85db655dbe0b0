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
import { appConfigText } from "../../../strings/appConfig.ts";
import { buttonText } from "../../../strings/buttons.ts";

const roles = [
  ["owner", appConfigText.owner],
  ["reader", appConfigText.reader],
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
      <PageHead title={appConfigText.collaborators} about={appConfigText.collaboratorsAbout} />
      <Loaded of={people} label={appConfigText.loadingCollaborators}>
        {(data) => (
          <DataTable
            label={appConfigText.collaborators}
            rows={data.owners}
            keyOf={(person) => person.user_id}
            empty={<EmptyState text={appConfigText.noCollaborators} />}
            columns={[
              { head: appConfigText.person, cell: (person) => person.username },
              { head: appConfigText.email, cell: (person) => person.user_email ?? "" },
              {
                head: appConfigText.role,
                cell: (person) => (
                  <Select
                    aria-label={appConfigText.roleOf(person.username)}
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
                head: appConfigText.actions,
                isActions: true,
                cell: (person) => (
                  <ConfirmButton
                    label={buttonText.remove}
                    about={person.username}
                    variant="quiet"
                    title={appConfigText.remove(person.username)}
                    isDisabled={isFixed}
                    onConfirm={() => run(() => call("developer.apps.owners.remove", named(person.user_id)))}
                  >
                    <p>{appConfigText.removeCollaboratorBody}</p>
                  </ConfirmButton>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <Section title={appConfigText.addCollaborator}>
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
      appConfigText.collaboratorAdded,
    );
  return (
    <form action={add} className={styles["inline"]}>
      <Field label={appConfigText.email}>
        <Input name="email" type="email" required autoComplete="off" disabled={isFixed} />
      </Field>
      <Field label={appConfigText.role}>
        <Select value={role} options={roles} disabled={isFixed} onChoose={(value) => setRole(roleOf(value))} />
      </Field>
      <Button type="submit" disabled={isFixed}>
        {appConfigText.addCollaboratorSubmit}
      </Button>
    </form>
  );
}
