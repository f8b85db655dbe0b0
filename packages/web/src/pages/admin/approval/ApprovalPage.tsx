import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { useAct } from "../../parts/useAct.ts";
import { type JudgedApp, judge } from "./judge.ts";

type Decisive = "admin.apps.approve" | "admin.apps.restrict";

const loading = "Loading the apps";

/** Which apps a workspace lets in, and which it keeps out. */
export function ApprovalPage({ teamId }: { readonly teamId: string }) {
  const approved = useCall("admin.apps.approved.list", { team_id: teamId, limit: 200 });
  const restricted = useCall("admin.apps.restricted.list", { team_id: teamId, limit: 200 });
  const made = useCall("developer.apps.list", {});
  const { isBusy, run } = useAct();
  const decide = (method: Decisive, { id, name }: JudgedApp) =>
    run(
      () => call(method, { app_id: id, team_id: teamId }),
      method === "admin.apps.approve" ? `${name} is approved.` : `${name} is restricted.`,
    );
  return (
    <>
      <PageHead
        title="Apps"
        about="An app that is restricted stops at once: its calls answer no_permission. One that is approved can be installed by members, also where approval is required."
      />
      <Loaded of={approved} label={loading}>
        {({ approved_apps }) => (
          <Loaded of={restricted} label={loading}>
            {({ restricted_apps }) => (
              // Nobody has decided about some: without those, the list would look whole.
              <Loaded of={made} label={loading}>
                {({ apps }) => (
                  <JudgedApps rows={judge(approved_apps, restricted_apps, apps)} isBusy={isBusy} decide={decide} />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

interface JudgedProps {
  readonly rows: readonly JudgedApp[];
  readonly isBusy: boolean;
  readonly decide: (method: Decisive, app: JudgedApp) => Promise<boolean>;
}

function JudgedApps({ rows, isBusy, decide }: JudgedProps) {
  return (
    <DataTable
      label="Apps"
      rows={rows}
      keyOf={(app) => app.id}
      empty={<EmptyState text="There are no apps in this workspace yet." />}
      columns={[
        { head: "App", cell: (app) => app.name },
        { head: "Id", cell: (app) => <Id id={app.id} of={`the id of ${app.name}`} /> },
        { head: "Scopes", isNumber: true, cell: (app) => app.scopes ?? "" },
        { head: "Powers", cell: (app) => app.isSensitive && <Badge tone="warn">runs the workspace</Badge> },
        { head: "Decision", cell: (app) => <Decision app={app} /> },
        {
          head: "Actions",
          isActions: true,
          cell: (app) => (
            <>
              {app.decision !== "approved" && (
                <Button
                  look="quiet"
                  disabled={isBusy}
                  aria-label={`Approve ${app.name}`}
                  onClick={() => void decide("admin.apps.approve", app)}
                >
                  Approve
                </Button>
              )}
              {app.decision !== "restricted" && (
                <ConfirmButton
                  label="Restrict"
                  about={app.name}
                  look="quiet"
                  title={`Restrict ${app.name}?`}
                  onConfirm={() => decide("admin.apps.restrict", app)}
                >
                  <p>
                    Its calls answer <code>no_permission</code> from now on, and it hears of nothing here. Approving it
                    brings everything back.
                  </p>
                </ConfirmButton>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

function Decision({ app }: { readonly app: JudgedApp }) {
  if (app.decision === "approved") return <Badge tone="ok">approved</Badge>;
  return app.decision === "restricted" ? <Badge tone="danger">restricted</Badge> : "nobody has decided";
}
