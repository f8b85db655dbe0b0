import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Details } from "../../parts/Details.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { When } from "../../parts/When.tsx";
import { sayDuration, statusTone } from "./runWords.ts";

interface Props {
  readonly runId: string;
  readonly onClose: () => void;
}

/** One run, step by step. */
export function RunDetails({ runId, onClose }: Props) {
  const info = useCall("workflows.runs.info", { run_id: runId });
  return (
    <>
      <PageHead title="Run" about={runId} actions={<Button onClick={onClose}>All runs</Button>} />
      <Loaded of={info} label="Loading the run">
        {({ run, steps }) => (
          <>
            <Section title={run.workflow.title}>
              <p>
                <Badge tone={statusTone(run.status)}>{run.status}</Badge> Started{" "}
                <When ms={run.date_created * 1000} nowMs={info.dataUpdatedAt} />
                {run.date_ended !== undefined && `, took ${sayDuration(run.date_created, run.date_ended)}`}
              </p>
              {run.error !== undefined && <p role="note">{run.error}</p>}
              <Details
                details={{
                  started_by: run.started_by,
                  trigger: run.trigger_id,
                  inputs: run.inputs,
                  outputs: run.outputs,
                }}
              />
            </Section>
            <Section title="Steps">
              <DataTable
                label="All steps"
                rows={steps}
                keyOf={(step) => step.id}
                empty={<EmptyState text="The workflow has no steps." />}
                columns={[
                  { head: "Step", cell: (step) => step.title },
                  { head: "Status", cell: (step) => <Badge tone={statusTone(step.status)}>{step.status}</Badge> },
                  { head: "Duration", isNumber: true, cell: (step) => sayDuration(step.date_started, step.date_ended) },
                  { head: "Inputs", cell: (step) => step.inputs && <Details details={step.inputs} /> },
                  { head: "Outputs", cell: (step) => step.outputs && <Details details={step.outputs} /> },
                  { head: "Error", cell: (step) => step.error },
                ]}
              />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}
