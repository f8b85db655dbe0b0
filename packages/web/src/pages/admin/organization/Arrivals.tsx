import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { type Act, useAct } from "../../parts/useAct.ts";
import type { Organization } from "./organization.ts";
import { organizationText } from "../../../strings/organization.ts";
import { buttonText } from "../../../strings/buttons.ts";

type Arriving = Organization["arriving"][number];

/** Workspaces that are moving in, and the next step of each. */
export function Arrivals({ arriving }: Pick<Organization, "arriving">) {
  const act = useAct();
  return (
    <DataTable
      label={organizationText.requests}
      rows={arriving}
      keyOf={(team) => team.id}
      empty={<EmptyState text={organizationText.noRequests} />}
      columns={[
        { head: organizationText.workspace, cell: (team) => team.name },
        { head: organizationText.id, cell: (team) => <Id id={team.id} of={organizationText.idOf(team.name)} /> },
        {
          head: organizationText.step,
          cell: ({ step }) => (
            <Badge tone="warn">{step === "begun" ? organizationText.waiting : organizationText.accepted}</Badge>
          ),
        },
        { head: organizationText.actions, isActions: true, cell: (team) => <NextStep team={team} act={act} /> },
      ]}
    />
  );
}

function NextStep({ team, act }: { readonly team: Arriving; readonly act: Act }) {
  const named = { team_id: team.id };
  const settle = () => call("admin.teams.migration.settle", named);
  const finish = () => call("admin.teams.migration.finish", named);
  const cancel = () => call("admin.teams.migration.cancel", named);
  return (
    <>
      {team.step === "begun" ? (
        <Button
          variant="quiet"
          disabled={act.isBusy}
          aria-label={organizationText.acceptNamed(team.name)}
          onClick={() => void act.run(settle, organizationText.acceptedToast(team.name))}
        >
          {organizationText.accept}
        </Button>
      ) : (
        <Button
          variant="quiet"
          disabled={act.isBusy}
          aria-label={organizationText.reopenNamed(team.name)}
          onClick={() => void act.run(finish, organizationText.reopened(team.name))}
        >
          {organizationText.reopen}
        </Button>
      )}
      <ConfirmButton
        label={buttonText.cancel}
        about={organizationText.moveOf(team.name)}
        variant="quiet"
        title={organizationText.cancelMoveOfTitle(team.name)}
        onConfirm={() => act.run(cancel, organizationText.moveCancelled(team.name))}
      >
        <p>{organizationText.cancelMoveBody}</p>
      </ConfirmButton>
    </>
  );
}
