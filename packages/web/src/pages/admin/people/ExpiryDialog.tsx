import { useState } from "react";
import { call } from "../../../api/call.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { sessionsText } from "../../../strings/sessions.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { Input } from "../../../ui/Input.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { endOfDay, lastDayOf, lastDayOfAll } from "./lastDay.ts";
import type { Person } from "./person.ts";

interface Props {
  readonly person: Person;
  readonly teamId: string;
  readonly onClose: () => void;
}

const faults: Readonly<Record<string, string>> = {
  failed_to_validate_expiration: sessionsText.expiryInvalid,
};

/** Asks for the last day of a guest. */
export function ExpiryDialog({ person, teamId, onClose }: Props) {
  const [day, setDay] = useState(lastDayOf(person.expiration_ts));
  const [fault, setFault] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const set = async (second: number, done: string) => {
    const ask = async () => {
      const guest = { user_id: person.id, team_id: teamId, expiration_ts: second };
      const answer = await call("admin.users.setExpiration", guest);
      setFault(answer.ok ? undefined : faults[answer.error]);
      return answer;
    };
    if (await run(ask, done, faults)) onClose();
  };
  return (
    <FormDialog
      title={sessionsText.expiryNamed(person.full_name || person.username)}
      action={buttonText.save}
      isIncomplete={isBusy || day === ""}
      onSubmit={() => void set(endOfDay(day), sessionsText.expirySaved)}
      onClose={onClose}
      otherAction={
        person.expiration_ts === 0 ? undefined : (
          <Button disabled={isBusy} onClick={() => void set(0, sessionsText.expiryRemoved)}>
            {sessionsText.noEnd}
          </Button>
        )
      }
    >
      <p className={styles["note"]}>{sessionsText.expiryAbout}</p>
      <Field label={sessionsText.lastDay} error={fault}>
        <Input
          autoFocus
          type="date"
          max={lastDayOfAll}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
