import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { toast } from "../../../ui/toast.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { control, type ControlAnswer, sayControl } from "../control.ts";
import styles from "./Bench.module.css";
import { devText } from "../../../strings/dev.ts";

/** Keeps all data and the time under a name, and puts them back. */
export function SnapshotsPage() {
  const [known, setKnown] = useState<readonly string[]>([]);
  const [name, setName] = useState("before");
  const { isBusy, run } = useAct();
  const tell = (answer: ControlAnswer, done: string): boolean => {
    toast(answer.ok ? done : sayControl(answer));
    return answer.ok;
  };
  const keep = () =>
    run(async () => {
      const answer = await control("state.snapshot", { name });
      if (answer.ok) setKnown(answer["snapshots"] as readonly string[]);
      tell(answer, devText.snapshotSaved(name));
      return { ok: true };
    });
  const putBack = async (which: string) =>
    tell(await control("state.restore", { name: which }), devText.snapshotRestored(which));
  const reset = async () => tell(await control("state.reset"), devText.resetDone);
  return (
    <>
      <PageHead title={devText.snapshots} about={devText.snapshotsAbout} />
      <Section title={devText.saveSnapshotTitle}>
        <form action={() => void keep()} className={styles["order"]}>
          <Field label={devText.name}>
            <Input value={name} required autoComplete="off" onChange={(event) => setName(event.currentTarget.value)} />
          </Field>
          <Button variant="primary" type="submit" disabled={isBusy}>
            {devText.saveSnapshot}
          </Button>
        </form>
      </Section>
      <Section title={devText.restoreTitle} about={devText.restoreAbout}>
        <div className={styles["row"]}>
          {[...new Set([name, ...known])].filter(Boolean).map((which) => (
            <ConfirmButton
              key={which}
              label={devText.restore(which)}
              title={devText.restoreConfirm(which)}
              onConfirm={() => putBack(which)}
            >
              <p>{devText.restoreBody}</p>
            </ConfirmButton>
          ))}
        </div>
      </Section>
      <Section title={devText.reset} about={devText.resetAbout}>
        <ConfirmButton label={devText.resetEverything} variant="danger" title={devText.resetTitle} onConfirm={reset}>
          <p>{devText.resetBody}</p>
        </ConfirmButton>
      </Section>
    </>
  );
}
