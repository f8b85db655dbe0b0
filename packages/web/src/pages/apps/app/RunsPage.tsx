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

const statuses = ["running", "completed", "failed", "cancelled"] as const;
const choices = [["", "all"], ...statuses.map((name) => [name, name] as const)] as const;

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
      <PageHead title="Runs" about="Runs of the app's workflows in this workspace; the latest first." />
      <FilterBar label="Filter the runs">
        <Filter label="Status">
          <Select value={status ?? ""} onChoose={choose} options={choices} />
        </Filter>
      </FilterBar>
      <Loaded of={listed} label="Loading the runs">
        {(data) => (
          <DataTable
            label="Runs"
            rows={data.runs}
            keyOf={(run) => run.id}
            empty={<EmptyState text="No runs. Start one of the app's workflows, or choose another status." />}
            columns={[
              {
                head: "Started",
                cell: (run) => <When ms={run.date_created * 1000} nowMs={listed.dataUpdatedAt} />,
              },
              { head: "Status", cell: (run) => <Badge tone={statusTone(run.status)}>{run.status}</Badge> },
              {
                head: "Workflow",
                cell: (run) => (
                  <Link href={`/runs?run=${run.id}`} aria-label={`${run.workflow.title}, run ${run.id}`}>
                    {run.workflow.title}
                  </Link>
                ),
              },
              { head: "Started by", cell: (run) => <code>{run.started_by ?? run.trigger_id ?? ""}</code> },
              { head: "Duration", isNumber: true, cell: (run) => sayDuration(run.date_created, run.date_ended) },
              { head: "Steps", isNumber: true, cell: (run) => `${run.current_step} of ${run.total_steps}` },
              { head: "Error", cell: (run) => run.error },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
