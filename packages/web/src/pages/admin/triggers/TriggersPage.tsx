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
import { triggersText } from "../../../strings/triggers.ts";

/** Who may use which types of triggers, and who may run which trigger. */
export function TriggersPage({ teamId }: { readonly teamId: string }) {
  const [text, setText] = useUrlFilter("q");
  const [opened, setOpened] = useState<{ readonly id: string; readonly name: string } | undefined>();
  const triggers = useCall("workflows.triggers.list", { limit: 200 });
  return (
    <>
      <PageHead title={triggersText.triggers} about={triggersText.about} />
      <Section title={triggersText.types} about={triggersText.typesAbout}>
        <TriggerTypes teamId={teamId} />
      </Section>
      <Section title={triggersText.runTitle}>
        <FilterBar label={triggersText.filter}>
          <Filter label={triggersText.nameOrId}>
            <Input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
          </Filter>
        </FilterBar>
        <Loaded of={triggers} label={triggersText.loading}>
          {(data) => (
            <DataTable
              label={triggersText.triggers}
              rows={data.triggers.filter(({ name, id }) =>
                `${name} ${id}`.toLowerCase().includes(text.trim().toLowerCase()),
              )}
              keyOf={(trigger) => trigger.id}
              empty={<EmptyState text={triggersText.noTriggers} />}
              columns={[
                { head: triggersText.trigger, cell: (trigger) => trigger.name },
                {
                  head: triggersText.id,
                  cell: (trigger) => <Id id={trigger.id} of={triggersText.idOf(trigger.name)} />,
                },
                { head: triggersText.type, cell: (trigger) => trigger.type },
                { head: triggersText.workflow, cell: (trigger) => trigger.workflow.title },
                {
                  head: triggersText.actions,
                  isActions: true,
                  cell: ({ id, name }) => (
                    <Button
                      variant="quiet"
                      aria-label={triggersText.whoCanRun(name)}
                      onClick={() => setOpened({ id, name })}
                    >
                      {triggersText.whoCanRunButton}
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
