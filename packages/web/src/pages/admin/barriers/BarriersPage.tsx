import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import { Groups } from "../groups/Groups.tsx";
import { BarrierForm } from "./BarrierForm.tsx";
import { adminText } from "../../../strings/admin.ts";
import { buttonText } from "../../../strings/buttons.ts";

/** Which groups of people are kept apart. */
export function BarriersPage({ teamId }: { readonly teamId: string }) {
  const barriers = useCall("admin.barriers.list", { limit: 200 });
  const groups = useCall("usergroups.list", { include_users: true });
  const { run } = useAct();
  const remove = (id: string) => run(() => call("admin.barriers.delete", { barrier_id: id }), adminText.barrierRemoved);
  return (
    <>
      <PageHead title={adminText.barriers} about={adminText.barriersAbout} />
      <Section title={adminText.groups} about={adminText.groupsAbout}>
        <Loaded of={groups} label={adminText.loadingGroups}>
          {(data) => <Groups groups={data.usergroups} teamId={teamId} />}
        </Loaded>
      </Section>
      <Section title={adminText.separateGroups}>
        <Loaded of={groups} label={adminText.loadingGroups}>
          {(data) => <BarrierForm groups={data.usergroups} />}
        </Loaded>
      </Section>
      <Section title={adminText.activeBarriers}>
        <Loaded of={barriers} label={adminText.loadingBarriers}>
          {(data) => (
            <DataTable
              label={adminText.allBarriers}
              rows={data.barriers}
              keyOf={(barrier) => barrier.id}
              empty={<EmptyState text={adminText.noBarriers} />}
              columns={[
                { head: adminText.group, cell: (barrier) => barrier.primary_usergroup.name },
                {
                  head: adminText.secondGroup,
                  cell: (barrier) => barrier.barriered_from_usergroups.map(({ name }) => name).join(", "),
                },
                {
                  head: adminText.since,
                  cell: (barrier) => <When ms={barrier.date_update * 1000} nowMs={barriers.dataUpdatedAt} />,
                },
                {
                  head: adminText.actions,
                  isActions: true,
                  cell: (barrier) => (
                    <ConfirmButton
                      label={buttonText.remove}
                      about={adminText.barrierOf(barrier.primary_usergroup.name)}
                      variant="quiet"
                      title={adminText.removeBarrierTitle}
                      onConfirm={() => remove(barrier.id)}
                    >
                      <p>{adminText.removeBarrierBody}</p>
                    </ConfirmButton>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
    </>
  );
}
