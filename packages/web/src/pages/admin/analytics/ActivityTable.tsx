import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { When } from "../../parts/When.tsx";
import { type Activity, measures } from "./activity.ts";

interface Props {
  readonly rows: readonly Activity[];
  readonly nowMs: number;
}

/** The numbers, message by message; the latest first. */
export function ActivityTable({ rows, nowMs }: Props) {
  return (
    <DataTable
      label="Messages"
      rows={rows.toReversed()}
      keyOf={(row) => row.timestamp}
      empty={<EmptyState text="There are no messages." />}
      columns={[
        { head: "When", cell: (row) => <When ms={Number(row.timestamp) * 1000} nowMs={nowMs} /> },
        { head: "Message", cell: (row) => <Id id={row.timestamp} of="the timestamp" /> },
        ...measures.map(([measure, head]) => ({
          head,
          isNumber: true,
          cell: (row: Activity) => row[measure].toLocaleString(),
        })),
      ]}
    />
  );
}
