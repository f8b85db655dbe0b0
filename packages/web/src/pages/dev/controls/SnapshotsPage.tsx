import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { toast } from "../../../ui/Toast.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { control, type ControlAnswer, sayControl } from "../control.ts";
import styles from "./Bench.module.css";

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
      tell(answer, `Kept as “${name}”.`);
      return { ok: true };
    });
  const putBack = async (which: string) =>
    tell(await control("state.restore", { name: which }), `Everything is as it was at “${which}”.`);
  const reset = async () => tell(await control("state.reset"), "Everything is as it was planted.");
  return (
    <>
      <PageHead
        title="Snapshots"
        about="All data and how far time is ahead, kept under a name. Calls see the one state or the other, never a part."
      />
      <Section title="Keep">
        <form action={() => void keep()} className={styles["order"]}>
          <Field label="Name">
            <Input value={name} required autoComplete="off" onChange={(event) => setName(event.currentTarget.value)} />
          </Field>
          <Button look="primary" type="submit" disabled={isBusy}>
            Keep a snapshot
          </Button>
        </form>
      </Section>
      <Section title="Put back" about="What happened since then is gone.">
        <div className={styles["row"]}>
          {[...new Set([name, ...known])].filter(Boolean).map((which) => (
            <ConfirmButton
              key={which}
              label={`Put back “${which}”`}
              title={`Put back “${which}”?`}
              onConfirm={() => putBack(which)}
            >
              <p>Everything that was written since this snapshot is gone, and the clock goes back with it.</p>
            </ConfirmButton>
          ))}
        </div>
      </Section>
      <Section title="Reset" about="To what was planted when the server first started. Ids and tokens stay the same.">
        <ConfirmButton label="Reset everything" look="danger" title="Reset everything?" onConfirm={reset}>
          <p>All messages, channels, people and apps that were not planted are gone.</p>
        </ConfirmButton>
      </Section>
    </>
  );
}
