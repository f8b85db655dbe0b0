import { call } from "../../../api/call.ts";
import { importsText } from "../../../strings/imports.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import type { Job } from "./job.ts";
import { MeasuredProgress } from "./MeasuredProgress.tsx";

/** Steps that are measured in bytes, which say nothing to people. */
const shares: ReadonlySet<string> = new Set(["check", "messages"]);

/** How far an import is, and the way to end it. */
export function RunningImport({ job }: { readonly job: Job }) {
  const { run } = useAct();
  const name = job.import?.file_name ?? "";
  const { step, done, of } = job.import?.progress ?? { step: "waiting" as const, done: 0, of: 1 };
  const text = step === "waiting" ? "" : (shares.has(step) ? importsText.bytesOf : importsText.countOf)(done, of);
  const cancel = () => run(() => call("admin.imports.cancel", { job_id: job.id }), importsText.canceled);
  return (
    <Section title={job.import?.dry_run === true ? importsText.checked(name) : importsText.finished(name)}>
      <MeasuredProgress label={importsText.steps[step]} done={done} of={of} text={text} />
      <Notice>{importsText.mayLeave}</Notice>
      <ConfirmButton label={importsText.cancel} title={importsText.cancelTitle} onConfirm={cancel}>
        <p>{importsText.cancelBody}</p>
      </ConfirmButton>
    </Section>
  );
}
