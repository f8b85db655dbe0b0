import { ownUrl } from "../../../api/ownUrl.ts";
import { useCall } from "../../../api/useCall.ts";
import { auditSearchText } from "../../../strings/auditSearch.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { isOver } from "../jobs/isOver.ts";

/** People with a delegated role receive no events of jobs. */
const lookEveryMs = 2_000;

/** What an export has written, as soon as it has. It may be read by people who cannot open the page of jobs. */
export function ExportFile({ jobId }: { readonly jobId: string }) {
  const poll = { everyMs: lookEveryMs, until: ({ job }: Answer) => isOver(job) };
  const { data } = useCall("admin.jobs.info", { job_id: jobId, limit: 1 }, { poll });
  const file = data?.job.file;
  if (file) {
    return (
      <ButtonLink href={ownUrl(file.url)} download={file.name}>
        {auditSearchText.downloadAll(file.name)}
      </ButtonLink>
    );
  }
  const hasFailed = data !== undefined && isOver(data.job);
  return <span role="status">{hasFailed ? auditSearchText.exportFailed : auditSearchText.exportRuns}</span>;
}

interface Answer {
  readonly job: Parameters<typeof isOver>[0];
}
