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
import { appConfigText } from "../../../strings/appConfig.ts";

interface Props {
  readonly runId: string;
  readonly onClose: () => void;
}

/** One run, step by step. */
export function RunDetails({ runId, onClose }: Props) {
  const info = useCall("workflows.runs.info", { run_id: runId });
  return (
    <>
      <PageHead
        title={appConfigText.run}
        about={runId}
        actions={<Button onClick={onClose}>{appConfigText.allRuns}</Button>}
      />
      <Loaded of={info} label={appConfigText.loadingRun}>
        {({ run, steps }) => (
          <>
            <Section title={run.workflow.title}>
              <p>
                <Badge tone={statusTone(run.status)}>{appConfigText.statuses[run.status]}</Badge>{" "}
                {appConfigText.startedAt} <When ms={run.date_created * 1000} nowMs={info.dataUpdatedAt} />
                {run.date_ended !== undefined && appConfigText.took(sayDuration(run.date_created, run.date_ended))}
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
            <Section title={appConfigText.steps}>
              <DataTable
                label={appConfigText.allSteps}
                rows={steps}
                keyOf={(step) => step.id}
                empty={<EmptyState text={appConfigText.noSteps} />}
                columns={[
                  { head: appConfigText.step, cell: (step) => step.title },
                  {
                    head: appConfigText.status,
                    cell: (step) => <Badge tone={statusTone(step.status)}>{appConfigText.statuses[step.status]}</Badge>,
                  },
                  {
                    head: appConfigText.duration,
                    isNumber: true,
                    cell: (step) => sayDuration(step.date_started, step.date_ended),
                  },
                  { head: appConfigText.inputs, cell: (step) => step.inputs && <Details details={step.inputs} /> },
                  { head: appConfigText.outputs, cell: (step) => step.outputs && <Details details={step.outputs} /> },
                  { head: appConfigText.error, cell: (step) => step.error },
                ]}
              />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}
