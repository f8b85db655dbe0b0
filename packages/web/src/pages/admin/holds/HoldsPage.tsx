import { call } from "../../../api/call.ts";
import { usePages } from "../../../api/usePages.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { holdsText } from "../../../strings/holds.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { TypedConfirm } from "../../parts/TypedConfirm.tsx";
import { type Act, useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import { CreateHold } from "./CreateHold.tsx";

const pageSize = 50;

interface Hold {
  readonly id: string;
  readonly name: string;
  readonly status: "active" | "released";
}

/** Whose content is preserved, whatever people and rules delete. */
export function HoldsPage({ teamId }: { readonly teamId: string }) {
  const holds = usePages("admin.legalHolds.policies.list", { limit: pageSize }, (page) => page.policies);
  const act = useAct();
  return (
    <>
      <PageHead title={holdsText.holds} about={holdsText.about} />
      <PagedTable
        listing={holds}
        label={holdsText.holds}
        loading={holdsText.loading}
        keyOf={(hold) => hold.id}
        empty={<EmptyState text={holdsText.none} />}
        columns={[
          { head: holdsText.name, cell: (hold) => hold.name },
          { head: holdsText.people, cell: (hold) => holdsText.peopleCount(hold.entity_count) },
          { head: holdsText.covers, cell: (hold) => holdsText.restrictions[hold.restriction] },
          {
            head: holdsText.state,
            cell: ({ status }) => <Badge tone={status === "active" ? "ok" : "plain"}>{holdsText.states[status]}</Badge>,
          },
          {
            head: holdsText.created,
            cell: (hold) => <When ms={hold.date_created * 1000} nowMs={holds.loadedMs} />,
          },
          { head: holdsText.release, isActions: true, cell: (hold) => <Change hold={hold} act={act} /> },
        ]}
      />
      {holds.of.data && (
        <Section title={holdsText.createTitle}>
          <CreateHold teamId={teamId} />
        </Section>
      )}
    </>
  );
}

function Change({ hold: { id, name, status }, act }: { readonly hold: Hold; readonly act: Act }) {
  if (status === "released") {
    const activate = () => call("admin.legalHolds.policies.activate", { policy_id: id });
    return (
      <Button
        variant="quiet"
        disabled={act.isBusy}
        aria-label={buttonText.named(holdsText.activate, name)}
        onClick={() => void act.run(activate, holdsText.activatedToast(name))}
      >
        {holdsText.activate}
      </Button>
    );
  }
  const release = () => call("admin.legalHolds.policies.release", { policy_id: id });
  return (
    <TypedConfirm
      label={holdsText.release}
      fullLabel={buttonText.named(holdsText.release, name)}
      title={holdsText.releaseTitle(name)}
      name={name}
      onConfirm={() => act.run(release, holdsText.releasedToast(name))}
    >
      <p>{holdsText.releaseBody}</p>
    </TypedConfirm>
  );
}
