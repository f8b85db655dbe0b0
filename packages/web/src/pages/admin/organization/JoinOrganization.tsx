import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Notice } from "../../parts/Notice.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";

/** The way of a workspace into an organization, from its own side. */
export function JoinOrganization({ teamId }: { readonly teamId: string }) {
  const [orgId, setOrgId] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const begin = async (enterpriseId: string) => {
    const move = { team_id: teamId, enterprise_id: enterpriseId };
    await run(() => call("admin.teams.migration.begin", move));
    setOrgId(undefined);
  };
  return (
    <Section
      title="Move into an organization"
      about="This workspace belongs to none. An owner begins the move, and an admin of the organization takes it in and opens it again; they see the id on this page of theirs."
    >
      <form action={(data) => setOrgId(fieldOf(data, "enterprise").trim())} className={styles["inline"]}>
        <Field label="Id of the organization">
          <Input name="enterprise" required pattern="\s*E\w+\s*" placeholder="E…" autoComplete="off" />
        </Field>
        <Button type="submit">Begin the move</Button>
      </form>
      <Dialog
        isOpen={orgId !== undefined}
        onClose={() => setOrgId(undefined)}
        title="Begin the move?"
        actions={
          <>
            <Button onClick={() => setOrgId(undefined)}>Cancel</Button>
            <Button look="danger" disabled={isBusy} onClick={() => void begin(orgId ?? "")}>
              Begin the move
            </Button>
          </>
        }
      >
        <Notice tone="warn">
          Nobody gets into this workspace until it is over: every call answers <code>org_login_required</code>, yours
          too. You can still call it off, here.
        </Notice>
      </Dialog>
    </Section>
  );
}
