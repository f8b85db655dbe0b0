import { Link } from "wouter";
import { useCall } from "../../../api/useCall.ts";
import { importsText } from "../../../strings/imports.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Section } from "../../parts/Section.tsx";
import { ImportReport } from "./ImportReport.tsx";
import type { Job } from "./job.ts";
import { StartForm } from "./StartForm.tsx";

/** How the last import ended, with its report, and what can be done next. */
export function EndedImport({ job }: { readonly job: Job }) {
  const info = useCall("admin.jobs.info", { job_id: job.id, limit: 2 });
  return (
    <Loaded of={info} label={importsText.loadingReport}>
      {({ job: { id, state, import: found }, items }) => {
        if (!found) return null;
        const { file_id: fileId, file_name: name, report } = found;
        const error = items.find((item) => item.error !== undefined)?.error;
        const isChecked = state === "done" && found.dry_run;
        return (
          <>
            <Section title={titleOf(state === "stopped", found.dry_run)(name)}>
              <Result isDryRun={found.dry_run} error={error} fault={found.fault} />
            </Section>
            {fileId !== undefined && (isChecked || (error !== undefined && !found.dry_run)) && (
              <StartForm
                key={id}
                fileId={fileId}
                messages={isChecked ? (report?.counts["messages"] ?? 0) : undefined}
                withFiles={found.with_files}
                withRoles={found.with_roles}
                label={isChecked ? importsText.start : importsText.again}
              />
            )}
            {report && <ImportReport report={report} />}
          </>
        );
      }}
    </Loaded>
  );
}

function titleOf(isStopped: boolean, isDryRun: boolean): (name: string) => string {
  if (isDryRun) return importsText.checked;
  return isStopped ? importsText.stopped : importsText.finished;
}

interface ResultProps {
  readonly isDryRun: boolean;
  readonly error: string | undefined;
  readonly fault: string | undefined;
}

function Result({ isDryRun, error, fault }: ResultProps) {
  if (error !== undefined) {
    const reason = (isDryRun ? importsText.checkReasons[error] : undefined) ?? importsText.reasons[error];
    return (
      <Notice tone={error === "canceled" ? "warn" : "danger"}>
        <p>{reason ?? importsText.otherReason}</p>
        {fault !== undefined && <p>{importsText.detail(fault)}</p>}
      </Notice>
    );
  }
  if (isDryRun) return <Notice tone="ok">{importsText.checkedNotice}</Notice>;
  return (
    <Notice tone="ok">
      {importsText.finishedNotice} <Link href="/people">{importsText.claims}</Link>
    </Notice>
  );
}
