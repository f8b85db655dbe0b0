import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { type Act, useAct } from "../../parts/useAct.ts";
import type { Organization } from "./organization.ts";

type Arriving = Organization["arriving"][number];

/** Workspaces that are moving in, and the next step of each. */
export function Arrivals({ arriving }: Pick<Organization, "arriving">) {
  const act = useAct();
  return (
    <DataTable
      label="All that want in"
      rows={arriving}
      keyOf={(team) => team.id}
      empty={<EmptyState text="No workspace is on its way. Its owners begin, on this page of theirs." />}
      columns={[
        { head: "Workspace", cell: (team) => team.name },
        { head: "Id", cell: (team) => <Id id={team.id} of={`the id of ${team.name}`} /> },
        {
          head: "Step",
          cell: ({ step }) => (
            <Badge tone="warn">{step === "begun" ? "waits for you" : "taken in, still closed"}</Badge>
          ),
        },
        { head: "Actions", isActions: true, cell: (team) => <NextStep team={team} act={act} /> },
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
          look="quiet"
          disabled={act.isBusy}
          aria-label={`Take in ${team.name}`}
          onClick={() => void act.run(settle, `${team.name} is taken in.`)}
        >
          Take in
        </Button>
      ) : (
        <Button
          look="quiet"
          disabled={act.isBusy}
          aria-label={`Open again ${team.name}`}
          onClick={() => void act.run(finish, `${team.name} is one of the organization's.`)}
        >
          Open again
        </Button>
      )}
      <ConfirmButton
        label="Call off"
        about={`the move of ${team.name}`}
        look="quiet"
        title={`Call off the move of ${team.name}?`}
        onConfirm={() => act.run(cancel, `${team.name} stays what it was.`)}
      >
        <p>Its people can go on at once, and it belongs to no organization.</p>
      </ConfirmButton>
    </>
  );
}
