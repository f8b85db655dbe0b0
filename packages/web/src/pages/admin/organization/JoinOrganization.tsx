import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { organizationText } from "../../../strings/organization.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

/** The way of a workspace into an organization, from its own side. */
export function JoinOrganization({ teamId }: { readonly teamId: string }) {
  const [orgId, setOrgId] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const begin = async (enterpriseId: string) => {
    const move = { team_id: teamId, enterprise_id: enterpriseId };
    await run(() => call("admin.teams.migration.begin", move));
    setOrgId(undefined);
  };
  const ask = (data: FormData) => {
    setOrgId(fieldOf(data, "enterprise").trim());
    // Nothing is accepted before the question is answered.
    return Promise.resolve(false);
  };
  return (
    <Section title={organizationText.joinTitle} about={organizationText.joinAbout}>
      <KeptForm onSubmit={ask} className={styles["inline"]}>
        <Field label={organizationText.organizationId}>
          <Input
            name="enterprise"
            required
            pattern="\s*E\w+\s*"
            placeholder={organizationText.organizationIdPlaceholder}
            autoComplete="off"
          />
        </Field>
        <Button type="submit">{organizationText.startMove}</Button>
      </KeptForm>
      <Dialog
        isOpen={orgId !== undefined}
        onClose={() => setOrgId(undefined)}
        title={organizationText.startMoveTitle}
        actions={
          <>
            <Button onClick={() => setOrgId(undefined)}>{buttonText.cancel}</Button>
            <Button variant="danger" disabled={isBusy} onClick={() => void begin(orgId ?? "")}>
              {organizationText.startMove}
            </Button>
          </>
        }
      >
        <Notice tone="warn">
          <CodeText text={organizationText.startMoveBody} />
        </Notice>
      </Dialog>
    </Section>
  );
}
