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
import { appConfigText } from "../../../strings/appConfig.ts";

const levels = ["trace", "debug", "info", "warn", "error", "fatal"] as const;
type Level = (typeof levels)[number];

/** What happened with an app: runs, deployments, what its functions wrote. */
export function ActivityPage({ open }: { readonly open: OpenApp }) {
  const [chosen, choose] = useUrlFilter("level");
  const level: Level = levels.find((known) => known === chosen) ?? "trace";
  const activity = useCall("apps.activities.list", { app_id: open.app.id, min_log_level: level, limit: 100 });
  return (
    <>
      <PageHead title={appConfigText.activity} about={appConfigText.activityAbout} />
      <FilterBar label={appConfigText.filterActivity}>
        <Filter label={appConfigText.minimumLevel}>
          <Select value={level} onChoose={choose} options={levels.map((name) => [name, name] as const)} />
        </Filter>
      </FilterBar>
      <Loaded of={activity} label={appConfigText.loadingActivity}>
        {(data) => (
          <DataTable
            label={appConfigText.activity}
            rows={data.activities}
            keyOf={(entry) => `${entry.created} ${entry.trace_id}`}
            empty={<EmptyState text={appConfigText.noActivity} />}
            columns={[
              {
                head: appConfigText.time,
                cell: (entry) => <When ms={entry.created / 1000} nowMs={activity.dataUpdatedAt} />,
              },
              {
                head: appConfigText.level,
                cell: (entry) => <Badge tone={toneOf(entry.level)}>{entry.level}</Badge>,
              },
              { head: appConfigText.event, cell: (entry) => <code>{entry.event_type}</code> },
              { head: appConfigText.source, cell: (entry) => `${entry.component_type} ${entry.component_id}` },
              { head: appConfigText.details, cell: (entry) => <Details details={entry.payload} /> },
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
