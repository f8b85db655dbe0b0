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

/** Which groups of people are kept apart. */
export function BarriersPage({ teamId }: { readonly teamId: string }) {
  const barriers = useCall("admin.barriers.list", { limit: 200 });
  const groups = useCall("usergroups.list", { include_users: true });
  const { run } = useAct();
  const remove = (id: string) => run(() => call("admin.barriers.delete", { barrier_id: id }), "They can meet again.");
  return (
    <>
      <PageHead
        title="Barriers"
        about="People on one side of a barrier hear access_denied when they look up or write to those on the other. Channels that both are in stay open."
      />
      <Section title="Groups" about="Once a group stands in a barrier, only admins change who is in it.">
        <Loaded of={groups} label="Loading the groups">
          {(data) => <Groups groups={data.usergroups} teamId={teamId} />}
        </Loaded>
      </Section>
      <Section title="Keep groups apart">
        <Loaded of={groups} label="Loading the groups">
          {(data) => <BarrierForm groups={data.usergroups} />}
        </Loaded>
      </Section>
      <Section title="Barriers that stand">
        <Loaded of={barriers} label="Loading the barriers">
          {(data) => (
            <DataTable
              label="All barriers"
              rows={data.barriers}
              keyOf={(barrier) => barrier.id}
              empty={<EmptyState text="Nobody is kept apart." />}
              columns={[
                { head: "Group", cell: (barrier) => barrier.primary_usergroup.name },
                {
                  head: "Apart from",
                  cell: (barrier) => barrier.barriered_from_usergroups.map(({ name }) => name).join(", "),
                },
                {
                  head: "Since",
                  cell: (barrier) => <When ms={barrier.date_update * 1000} nowMs={barriers.dataUpdatedAt} />,
                },
                {
                  head: "Actions",
                  isActions: true,
                  cell: (barrier) => (
                    <ConfirmButton
                      label="Take away"
                      about={`the barrier of ${barrier.primary_usergroup.name}`}
                      look="quiet"
                      title="Take this barrier away?"
                      onConfirm={() => remove(barrier.id)}
                    >
                      <p>Both sides find each other again, and can write to each other.</p>
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
