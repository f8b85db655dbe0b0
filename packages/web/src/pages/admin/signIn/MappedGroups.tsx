import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { signInGroupsText } from "../../../strings/signInGroups.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { useAct } from "../../parts/useAct.ts";
import type { Provider } from "./provider.ts";

type Mapping = MethodResult<"admin.signIn.groups.list">["mappings"][number];

/** The groups of a provider that mean something here. */
export function MappedGroups({ provider }: { readonly provider: Provider }) {
  const mapped = useCall("admin.signIn.groups.list", { provider_id: provider.id });
  return (
    <Loaded of={mapped} label={signInGroupsText.loading}>
      {(data) => (
        <DataTable
          label={signInGroupsText.mapped}
          rows={data.mappings}
          keyOf={({ group, team_id, usergroup_id }) => JSON.stringify([group, team_id, usergroup_id])}
          empty={<EmptyState text={signInGroupsText.none} />}
          columns={[
            { head: signInGroupsText.group, cell: ({ group }) => <code>{group}</code> },
            { head: signInGroupsText.means, cell: meaningOf },
            {
              head: signInGroupsText.state,
              cell: ({ is_applied }) => (is_applied ? signInGroupsText.applied : signInGroupsText.notApplied),
            },
            {
              head: signInGroupsText.actions,
              isActions: true,
              cell: (mapping) => <RemoveMapping provider={provider} mapping={mapping} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}

function meaningOf({ usergroup_name, role }: Mapping): string {
  return role === "admin" ? signInGroupsText.admin : signInGroupsText.userGroup(usergroup_name ?? "");
}

function RemoveMapping({ provider, mapping }: { readonly provider: Provider; readonly mapping: Mapping }) {
  const { run } = useAct();
  const { group, team_id, usergroup_id } = mapping;
  const target = usergroup_id === undefined ? { role: "admin" as const, team_id } : { usergroup_id };
  const named = { provider_id: provider.id, group, ...target };
  return (
    <ConfirmButton
      label={signInGroupsText.remove}
      about={signInGroupsText.theMapping(group)}
      variant="quiet"
      title={signInGroupsText.removeTitle(group)}
      onConfirm={() => run(() => call("admin.signIn.groups.remove", named), signInGroupsText.removed(group))}
    >
      <p>{signInGroupsText.removeBody}</p>
    </ConfirmButton>
  );
}
