import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { type Activity, measures } from "./activity.ts";
import { analyticsText } from "../../../strings/analytics.ts";

const inUtc = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const here = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

/** The numbers, message by message; the latest first. */
export function ActivityTable({ rows }: { readonly rows: readonly Activity[] }) {
  return (
    <DataTable
      label={analyticsText.messages}
      rows={rows.toReversed()}
      keyOf={(row) => row.timestamp}
      empty={<EmptyState text={analyticsText.noMessages} />}
      columns={[
        { head: analyticsText.timeUtc, cell: (row) => <Time ms={Number(row.timestamp) * 1000} /> },
        { head: analyticsText.message, cell: (row) => <Id id={row.timestamp} of={analyticsText.theTimestamp} /> },
        ...measures.map(([measure, head]) => ({
          head,
          isNumber: true,
          cell: (row: Activity) => row[measure].toLocaleString(),
        })),
      ]}
    />
  );
}

/** In the zone that days are counted in, so that a message stands under the day of its bar. */
function Time({ ms }: { readonly ms: number }) {
  return (
    <time dateTime={new Date(ms).toISOString()} title={here.format(ms)}>
      {inUtc.format(ms)}
    </time>
  );
}
