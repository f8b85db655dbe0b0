import { Link } from "wouter";
import { useCall } from "../../../api/useCall.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { When } from "../../parts/When.tsx";
import type { OpenApp } from "./openApp.ts";
import { RunDetails } from "./RunDetails.tsx";
import { sayDuration, statusTone } from "./runWords.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

const statuses = ["running", "completed", "failed", "cancelled"] as const;
const choices = [
  ["", appConfigText.allStatuses],
  ...statuses.map((name) => [name, appConfigText.statuses[name]] as const),
] as const;

/** The runs of an app's workflows: how they ended, who started them, and one of them step by step. */
export function RunsPage({ open }: { readonly open: OpenApp }) {
  const [chosen, choose] = useUrlFilter("status");
  const [runId, showRun] = useUrlFilter("run");
  const status = statuses.find((known) => known === chosen);
  const params = { app_id: open.app.id, limit: 100, ...(status !== undefined && { status }) };
  const listed = useCall("workflows.runs.list", params);
  if (runId !== "") return <RunDetails runId={runId} onClose={() => showRun("")} />;
  return (
    <>
      <PageHead title={appConfigText.runs} about={appConfigText.runsAbout} />
      <FilterBar label={appConfigText.filterRuns}>
        <Filter label={appConfigText.status}>
          <Select value={status ?? ""} onChoose={choose} options={choices} />
        </Filter>
      </FilterBar>
      <Loaded of={listed} label={appConfigText.loadingRuns}>
        {(data) => (
          <DataTable
            label={appConfigText.runs}
            rows={data.runs}
            keyOf={(run) => run.id}
            empty={<EmptyState text={appConfigText.noRuns} />}
            columns={[
              {
                head: appConfigText.started,
                cell: (run) => <When ms={run.date_created * 1000} nowMs={listed.dataUpdatedAt} />,
              },
              {
                head: appConfigText.status,
                cell: (run) => <Badge tone={statusTone(run.status)}>{appConfigText.statuses[run.status]}</Badge>,
              },
              {
                head: appConfigText.workflow,
                cell: (run) => (
                  <Link href={`/runs?run=${run.id}`} aria-label={appConfigText.runOf(run.workflow.title, run.id)}>
                    {run.workflow.title}
                  </Link>
                ),
              },
              { head: appConfigText.startedBy, cell: (run) => <code>{run.started_by ?? run.trigger_id ?? ""}</code> },
              {
                head: appConfigText.duration,
                isNumber: true,
                cell: (run) => sayDuration(run.date_created, run.date_ended),
              },
              {
                head: appConfigText.steps,
                isNumber: true,
                cell: (run) => appConfigText.stepOf(run.current_step, run.total_steps),
              },
              { head: appConfigText.error, cell: (run) => run.error },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
