import { useState } from "react";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { type Rule, sayRule } from "./rule.ts";
import { TypeRuleDialog } from "./TypeRuleDialog.tsx";
import { triggersText } from "../../../strings/triggers.ts";

const names: Readonly<Record<string, string>> = {
  shortcut: triggersText.linkTriggers,
  event: triggersText.eventTriggers,
  scheduled: triggersText.scheduledTriggers,
  webhook: triggersText.webhookTriggers,
};

const permissions = [
  ["trigger_type", triggersText.use],
  ["private_channel_access", triggersText.privateChannels],
  ["private_channel_message_access", triggersText.readPrivateChannels],
] as const;

type Permission = (typeof permissions)[number][0];

interface Opened {
  readonly id: string;
  readonly title: string;
  readonly permission: Permission;
  readonly rule: Rule;
}

/** Each type, and who may do what with it. */
export function TriggerTypes({ teamId }: { readonly teamId: string }) {
  const types = useCall("admin.workflows.triggers.types.list", {});
  const [opened, setOpened] = useState<Opened | undefined>();
  return (
    <>
      <Loaded of={types} label={triggersText.loadingTypes}>
        {(data) => (
          <DataTable
            label={triggersText.allTypes}
            rows={data.trigger_types}
            keyOf={(type) => type.id}
            empty={<EmptyState text={triggersText.noTypes} />}
            columns={[
              { head: triggersText.type, cell: (type) => names[type.type] ?? type.type },
              { head: triggersText.id, cell: (type) => <code>{type.id}</code> },
              ...permissions.map(([permission, label]) => ({
                head: label,
                cell: (type: (typeof data.trigger_types)[number]) => {
                  const rule = type.rules.permissions.find((known) => known.type === permission);
                  const title = `${names[type.type] ?? type.type}: ${label.toLowerCase()}`;
                  return rule === undefined ? (
                    ""
                  ) : (
                    <Button
                      aria-label={`${title}: ${sayRule(rule)}`}
                      onClick={() => setOpened({ id: type.id, title, permission, rule })}
                    >
                      {sayRule(rule)}
                    </Button>
                  );
                },
              })),
            ]}
          />
        )}
      </Loaded>
      {opened && <TypeRuleDialog {...opened} teamId={teamId} onClose={() => setOpened(undefined)} />}
    </>
  );
}
