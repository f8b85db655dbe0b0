import { usePages } from "../../../api/usePages.ts";
import { jobsText } from "../../../strings/jobs.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { Id } from "../../parts/Id.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { sayRefusal } from "../../parts/sayRefusal.ts";

const pageSize = 100;
const tones = { waiting: "plain", done: "ok", failed: "danger" } as const;

interface Props {
  readonly jobId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The result of each item of a job, and why some failed. */
export function JobDialog({ jobId, title, onClose }: Props) {
  const items = usePages("admin.jobs.info", { job_id: jobId, limit: pageSize }, (page) => page.items);
  return (
    <Dialog isOpen isWide onClose={onClose} title={title}>
      <PagedTable
        listing={items}
        label={jobsText.items}
        loading={jobsText.loadingItems}
        keyOf={(item) => item.id}
        empty={<EmptyState text={jobsText.noItems} />}
        columns={[
          { head: jobsText.item, cell: (item) => <Id id={item.id} of={jobsText.item} /> },
          {
            head: jobsText.state,
            cell: (item) => <Badge tone={tones[item.state]}>{jobsText.itemStates[item.state]}</Badge>,
          },
          { head: jobsText.reason, cell: ({ error }) => error !== undefined && <span>{sayRefusal(error)}</span> },
        ]}
      />
    </Dialog>
  );
}
