import { usePages } from "../../../api/usePages.ts";
import { locale } from "../../../strings/locale.ts";
import { retentionText } from "../../../strings/retention.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Id } from "../../parts/Id.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { When } from "../../parts/When.tsx";
import { kinds } from "./kinds.ts";

const pageSize = 50;

/** The proof of what retention deleted. */
export function Reports({ teamId }: { readonly teamId: string }) {
  const reports = usePages(
    "admin.retention.reports.list",
    { team_id: teamId, limit: pageSize },
    (page) => page.reports,
  );
  return (
    <PagedTable
      listing={reports}
      label={retentionText.reports}
      loading={retentionText.loadingReports}
      keyOf={(report) => `${report.run_id} ${report.channel_id ?? ""} ${report.rule.kind} ${report.rule.scope_id}`}
      empty={<EmptyState text={retentionText.noReports} />}
      columns={[
        {
          head: retentionText.when,
          cell: (report) => <When ms={report.date_started * 1000} nowMs={reports.loadedMs} />,
        },
        { head: retentionText.kind, cell: ({ rule }) => nameOf(rule.kind) },
        {
          head: retentionText.conversation,
          cell: ({ channel_id: id }) => id !== undefined && <Id id={id} of={retentionText.conversation} />,
        },
        { head: retentionText.keepFor, cell: ({ rule }) => retentionText.days(rule.duration_days) },
        { head: retentionText.deleted, isNumber: true, cell: ({ deleted }) => deleted.toLocaleString(locale) },
        { head: retentionText.held, isNumber: true, cell: ({ held }) => held.toLocaleString(locale) },
      ]}
    />
  );
}

function nameOf(kind: string): string {
  const known = kinds.find((one) => one === kind);
  return known === undefined ? retentionText.conversation : retentionText.kinds[known];
}
