import { useState } from "react";
import { call } from "../../../api/call.ts";
import { sessionsText } from "../../../strings/sessions.ts";
import { Field } from "../../../ui/Field.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { defaultDuration, durationOptions } from "./durations.ts";

interface Props {
  readonly userIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Decides how long people stay signed in. */
export function SessionLength({ userIds, onDone, onClose }: Props) {
  const [duration, setDuration] = useState(defaultDuration);
  const [endsWithBrowser, setEndsWithBrowser] = useState(false);
  const { isBusy, run } = useAct();
  const save = async () => {
    const settings = {
      user_ids: [...userIds],
      duration: Number(duration),
      desktop_app_browser_quit: endsWithBrowser,
    };
    if (await run(() => call("admin.users.session.setSettings", settings), sessionsText.lengthSaved)) onDone();
  };
  return (
    <FormDialog
      title={sessionsText.lengthTitle(userIds.length)}
      action={sessionsText.setLength}
      isIncomplete={isBusy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label={sessionsText.length} hint={sessionsText.lengthHint}>
        <Select value={duration} options={durationOptions} onChoose={setDuration} />
      </Field>
      <Switch label={sessionsText.endsWithBrowser} isOn={endsWithBrowser} onChange={setEndsWithBrowser} />
      <p className={styles["note"]}>{sessionsText.endsWithBrowserAbout}</p>
    </FormDialog>
  );
}
