import { useState } from "react";
import { Link } from "wouter";
import { adminText } from "../../../strings/admin.ts";
import { policiesText } from "../../../strings/policies.ts";
import { sessionsText } from "../../../strings/sessions.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import styles from "../Admin.module.css";
import { SessionLength } from "../people/SessionLength.tsx";
import { EntityPicker } from "../triggers/EntityPicker.tsx";
import { SessionLengths } from "./SessionLengths.tsx";

/** What is decided about the sign-in of people, and where to find what is decided elsewhere. */
export function PoliciesPage({ teamId }: { readonly teamId: string }) {
  const [people, setPeople] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <PageHead title={policiesText.policies} about={policiesText.about} />
      <Notice>
        {policiesText.elsewhere} <Link href="/settings">{adminText.settings}</Link>.
      </Notice>
      <Section title={policiesText.lengths}>
        <SessionLengths teamId={teamId} />
      </Section>
      <Section title={policiesText.setTitle} about={policiesText.setAbout}>
        <div className={styles["form"]}>
          <EntityPicker kinds={["people"]} teamId={teamId} chosen={people} onChange={setPeople} />
          <Button variant="primary" disabled={people.length === 0} onClick={() => setOpen(true)}>
            {sessionsText.setLength}
          </Button>
        </div>
      </Section>
      {isOpen && (
        <SessionLength
          userIds={people}
          onDone={() => {
            close();
            setPeople([]);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
