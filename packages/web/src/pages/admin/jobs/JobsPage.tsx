import { useState } from "react";
import { ownUrl } from "../../../api/ownUrl.ts";
import { usePages } from "../../../api/usePages.ts";
import { jobsText } from "../../../strings/jobs.ts";
import { locale } from "../../../strings/locale.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { Id } from "../../parts/Id.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { useEntities } from "../triggers/useEntities.ts";
import { JobDialog } from "./JobDialog.tsx";
import { useLiveJobs } from "./useLiveJobs.ts";

const pageSize = 50;
const tones = { waiting: "plain", running: "warn", done: "ok", stopped: "danger" } as const;

/** What administrators have started that goes on by itself, and how far it is. */
export function JobsPage({ teamId }: { readonly teamId: string }) {
  const jobs = usePages("admin.jobs.list", { limit: pageSize }, (answer) => answer.jobs);
  const [opened, setOpened] = useState<{ readonly id: string; readonly kind: string } | undefined>();
  const people = useEntities(["people"], teamId);
  const nameOf = (id?: string) =>
    id === undefined
      ? jobsText.server
      : (people.find((person) => person.id === id)?.name ?? <Id id={id} of={jobsText.by} />);
  useLiveJobs();
  return (
    <>
      <PageHead title={jobsText.jobs} about={jobsText.about} />
      <PagedTable
        listing={jobs}
        label={jobsText.jobs}
        loading={jobsText.loading}
        keyOf={(job) => job.id}
        empty={<EmptyState text={jobsText.none} />}
        columns={[
          {
            head: jobsText.started,
            cell: (job) => <When ms={job.date_created * 1000} nowMs={jobs.loadedMs} />,
          },
          { head: jobsText.kind, cell: (job) => nameOfKind(job.kind) },
          { head: jobsText.by, cell: (job) => nameOf(job.actor_id) },
          {
            head: jobsText.state,
            cell: (job) => <Badge tone={tones[job.state]}>{jobsText.states[job.state]}</Badge>,
          },
          {
            head: jobsText.progress,
            cell: (job) => (
              <>
                <progress
                  className={styles["progress"]}
                  max={job.total}
                  value={job.done + job.failed}
                  aria-label={jobsText.progress}
                />{" "}
                {jobsText.progressOf(job.done + job.failed, job.total)}
              </>
            ),
          },
          { head: jobsText.failed, isNumber: true, cell: (job) => job.failed.toLocaleString(locale) },
          {
            head: jobsText.items,
            isActions: true,
            cell: (job) => (
              <>
                {job.file && <FileLink jobId={job.id} file={job.file} />}
                <Button
                  variant="quiet"
                  aria-label={jobsText.itemsOf(nameOfKind(job.kind), job.id)}
                  onClick={() => setOpened(job)}
                >
                  {jobsText.items}
                </Button>
              </>
            ),
          },
        ]}
      />
      {opened && <JobDialog jobId={opened.id} title={nameOfKind(opened.kind)} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface FileLinkProps {
  readonly jobId: string;
  readonly file: { readonly name: string; readonly url: string };
}

/** What a job has written. The server checks again who may have it. */
function FileLink({ jobId, file: { name, url } }: FileLinkProps) {
  return (
    <ButtonLink href={ownUrl(url)} download={name} aria-label={jobsText.downloadOf(name, jobId)}>
      {jobsText.download}
    </ButtonLink>
  );
}

const nameOfKind = (kind: string) => jobsText.kinds[kind] ?? kind;
