import { useState } from "react";
import { sendLaterText } from "../strings/sendLater.ts";
import { useReader } from "../richtext/reader.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { wallText, zonedMs } from "../store/zonedMs.ts";

interface Props {
  readonly initialMs: number;
  readonly onClose: () => void;
  readonly onChoose: (ms: number) => void;
}

/** Asks when a message shall be sent. */
export function ScheduleDialog({ initialMs, onClose, onChoose }: Props) {
  const { zone } = useReader();
  const [typed, setTyped] = useState(() => wallText(initialMs, zone));
  const [hasPassed, setPassed] = useState(false);
  const ms = zonedMs(typed, zone);
  const submit = () => {
    if (ms <= Date.now()) return setPassed(true);
    onClose();
    onChoose(ms);
  };
  return (
    <FormDialog
      title={sendLaterText.dialogTitle}
      action={sendLaterText.schedule}
      isIncomplete={Number.isNaN(ms)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={sendLaterText.dateAndTime}
        hint={sendLaterText.timeHint}
        error={hasPassed ? sendLaterText.timePassed : undefined}
      >
        <Input
          autoFocus
          type="datetime-local"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPassed(false);
          }}
        />
      </Field>
    </FormDialog>
  );
}
