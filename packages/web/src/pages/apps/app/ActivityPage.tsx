import { useCall } from "../../../api/useCall.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Details } from "../../parts/Details.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { When } from "../../parts/When.tsx";
import type { OpenApp } from "./openApp.ts";

const levels = ["trace", "debug", "info", "warn", "error", "fatal"] as const;
type Level = (typeof levels)[number];

/** What happened with an app: runs, deployments, what its functions wrote. */
export function ActivityPage({ open }: { readonly open: OpenApp }) {
  const [chosen, choose] = useUrlFilter("level");
  const level: Level = levels.find((known) => known === chosen) ?? "trace";
  const activity = useCall("apps.activities.list", { app_id: open.app.id, min_log_level: level, limit: 100 });
  return (
    <>
      <PageHead title="Activity" about="Runs, deployments, and what the app's functions wrote; the latest first." />
      <FilterBar label="Filter the activity">
        <Filter label="From level">
          <Select value={level} onChoose={choose} options={levels.map((name) => [name, name] as const)} />
        </Filter>
      </FilterBar>
      <Loaded of={activity} label="Loading the activity">
        {(data) => (
          <DataTable
            label="Activity"
            rows={data.activities}
            keyOf={(entry) => `${entry.created} ${entry.trace_id}`}
            empty={<EmptyState text="Nothing has happened yet. Deploy it, or run one of its workflows." />}
            columns={[
              { head: "When", cell: (entry) => <When ms={entry.created / 1000} nowMs={activity.dataUpdatedAt} /> },
              {
                head: "Level",
                cell: (entry) => <Badge tone={toneOf(entry.level)}>{entry.level}</Badge>,
              },
              { head: "What", cell: (entry) => <code>{entry.event_type}</code> },
              { head: "Of", cell: (entry) => `${entry.component_type} ${entry.component_id}` },
              { head: "Details", cell: (entry) => <Details details={entry.payload} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

function toneOf(level: string): "danger" | "warn" | "plain" {
  if (level === "error" || level === "fatal") return "danger";
  return level === "warn" ? "warn" : "plain";
}
