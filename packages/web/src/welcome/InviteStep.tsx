import { useState } from "react";
import { call } from "../api/call.ts";
import { explain } from "../api/explain.ts";
import { knownSession } from "../api/session.ts";
import { statusText } from "../strings/statuses.ts";
import { welcomeText } from "../strings/welcome.ts";
import { Button } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import type { StepProps } from "./Setup.tsx";
import styles from "./Setup.module.css";

interface Link {
  readonly url: string;
  readonly uses: number;
}

export function InviteStep({ count, onNext, onClose }: StepProps) {
  const [people, setPeople] = useState("10");
  const [link, setLink] = useState<Link>();
  const [fault, setFault] = useState<string>();
  const create = async () => {
    const asked = { team_id: knownSession().team.id, uses: Number(people) };
    const made = await call("admin.inviteLinks.create", asked).catch(() => undefined);
    if (made?.ok) return setLink({ url: made.invite.url, uses: made.invite.uses_left });
    const reason = made ? explain(made.error) : statusText.serverNotRespondingSentence;
    setFault(welcomeText.linkFailed(reason));
  };
  return (
    <FormDialog
      title={welcomeText.inviteTitle}
      action={link ? welcomeText.finish : welcomeText.createLink}
      otherAction={link ? <></> : <Button onClick={onNext}>{welcomeText.skip}</Button>}
      onSubmit={() => (link ? onNext() : void create())}
      onClose={onClose}
    >
      <p className={styles["about"]}>{welcomeText.inviteAbout}</p>
      {link ? <Created {...link} /> : <People value={people} fault={fault} onChange={setPeople} />}
      <p className={styles["count"]}>{count}</p>
    </FormDialog>
  );
}

interface PeopleProps {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

function People({ value, fault, onChange }: PeopleProps) {
  return (
    <Field label={welcomeText.people} error={fault}>
      <Input
        autoFocus
        type="number"
        min="1"
        max="400"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function Created({ url, uses }: Link) {
  return (
    <div className={styles["link"]}>
      <Field label={welcomeText.link} hint={welcomeText.linkUses(uses)}>
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton text={url} label={welcomeText.copyLink} />
    </div>
  );
}
