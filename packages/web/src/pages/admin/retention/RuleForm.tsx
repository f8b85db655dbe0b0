import { useState } from "react";
import { call } from "../../../api/call.ts";
import { retentionText } from "../../../strings/retention.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { Input } from "../../../ui/Input.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Kind } from "./kinds.ts";

interface Props {
  readonly kind: Kind;
  readonly teamId: string;
  readonly days: number | undefined;
  readonly onPreview: () => void;
  readonly onRemove: () => void;
}

/** Sets, previews and removes the rule of one kind. What was typed stays when the server refuses it. */
export function RuleForm({ kind, teamId, days, onPreview, onRemove }: Props) {
  const [typed, setTyped] = useState(days === undefined ? "" : String(days));
  const { isBusy, run } = useAct();
  const name = retentionText.kinds[kind];
  const rule = { team_id: teamId, kind };
  const save = async () => {
    const set = () => call("admin.retention.rules.set", { ...rule, duration_days: Number(typed) });
    if (await run(set, retentionText.saved)) onPreview();
  };
  const remove = async () => {
    const isDone = await run(() => call("admin.retention.rules.remove", rule), retentionText.removed);
    if (isDone) {
      setTyped("");
      onRemove();
    }
    return isDone;
  };
  return (
    <form
      className={styles["inCell"]}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        type="number"
        inputMode="numeric"
        min={1}
        aria-label={retentionText.daysOf(name)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy || typed === ""} aria-label={retentionText.saveOf(name)}>
        {retentionText.save}
      </Button>
      {days !== undefined && (
        <>
          <Button variant="quiet" aria-label={retentionText.previewOf(name)} onClick={onPreview}>
            {retentionText.preview}
          </Button>
          <ConfirmButton
            label={retentionText.remove}
            about={name}
            variant="quiet"
            title={retentionText.removeOf(name)}
            onConfirm={remove}
          >
            <p>{retentionText.everything}</p>
          </ConfirmButton>
        </>
      )}
    </form>
  );
}
