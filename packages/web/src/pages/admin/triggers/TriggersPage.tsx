import { useState } from "react";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Input } from "../../../ui/Input.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { RunRuleDialog } from "./RunRuleDialog.tsx";
import { TriggerTypes } from "./TriggerTypes.tsx";

/** Who may use which types of triggers, and who may run which trigger. */
export function TriggersPage({ teamId }: { readonly teamId: string }) {
  const [text, setText] = useUrlFilter("q");
  const [opened, setOpened] = useState<{ readonly id: string; readonly name: string } | undefined>();
  const triggers = useCall("workflows.triggers.list", { limit: 200 });
  return (
    <>
      <PageHead
        title="Triggers"
        about="What starts workflows: who may make triggers of a type, and who may run each one."
      />
      <Section
        title="Types of triggers"
        about="Whoever may not use a type hears restricted_action from workflows.triggers.create. Triggers that are there stay."
      >
        <TriggerTypes teamId={teamId} />
      </Section>
      <Section title="Who may run a trigger">
        <FilterBar label="Filter the triggers">
          <Filter label="Name or id">
            <Input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
          </Filter>
        </FilterBar>
        <Loaded of={triggers} label="Loading the triggers">
          {(data) => (
            <DataTable
              label="Triggers"
              rows={data.triggers.filter(({ name, id }) =>
                `${name} ${id}`.toLowerCase().includes(text.trim().toLowerCase()),
              )}
              keyOf={(trigger) => trigger.id}
              empty={<EmptyState text="There is no such trigger. Apps make them with workflows.triggers.create." />}
              columns={[
                { head: "Trigger", cell: (trigger) => trigger.name },
                { head: "Id", cell: (trigger) => <Id id={trigger.id} of={`the id of ${trigger.name}`} /> },
                { head: "Type", cell: (trigger) => trigger.type },
                { head: "Workflow", cell: (trigger) => trigger.workflow.title },
                {
                  head: "Actions",
                  isActions: true,
                  cell: ({ id, name }) => (
                    <Button look="quiet" aria-label={`Who may run ${name}`} onClick={() => setOpened({ id, name })}>
                      Who may run
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
      {opened && <RunRuleDialog trigger={opened} teamId={teamId} onClose={() => setOpened(undefined)} />}
    </>
  );
}
