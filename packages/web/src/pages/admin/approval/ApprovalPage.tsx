import { call } from "../../../api/call.ts";
import { useEveryPage } from "../../../api/everyPage.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import { type JudgedApp, judge } from "./judge.ts";
import { Requests } from "./Requests.tsx";
import { Scopes } from "./Scopes.tsx";
import { appRequestsText } from "../../../strings/appRequests.ts";
import { adminText } from "../../../strings/admin.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

type Decisive = "admin.apps.approve" | "admin.apps.restrict";

const loading = adminText.loadingApps;

/** Which apps a workspace lets in, and which it keeps out. */
export function ApprovalPage({ teamId }: { readonly teamId: string }) {
  const team = { team_id: teamId };
  const approved = useEveryPage("admin.apps.approved.list", team, (page) => page.approved_apps);
  const restricted = useEveryPage("admin.apps.restricted.list", team, (page) => page.restricted_apps);
  const made = useCall("developer.apps.list", {});
  const { isBusy, run } = useAct();
  const decide = (method: Decisive, { id, name }: JudgedApp) =>
    run(
      () => call(method, { app_id: id, team_id: teamId }),
      method === "admin.apps.approve" ? adminText.approvedToast(name) : adminText.restrictedToast(name),
    );
  return (
    <>
      <PageHead title={adminText.apps} about={adminText.approvalAbout} />
      {approved.data && (
        <Section title={appRequestsText.requests} about={appRequestsText.requestsAbout}>
          <Requests teamId={teamId} />
        </Section>
      )}
      <Loaded of={approved} label={loading}>
        {(approvedApps) => (
          <Loaded of={restricted} label={loading}>
            {(restrictedApps) => (
              // Nobody has decided about some: without those, the list would look whole.
              <Loaded of={made} label={loading}>
                {({ apps }) => (
                  <JudgedApps rows={judge(approvedApps, restrictedApps, apps)} isBusy={isBusy} decide={decide} />
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
      label={adminText.apps}
      rows={rows}
      keyOf={(app) => app.id}
      empty={<EmptyState text={adminText.noApps} />}
      columns={[
        { head: adminText.app, cell: (app) => app.name },
        { head: adminText.id, cell: (app) => <Id id={app.id} of={adminText.idOf(app.name)} /> },
        { head: adminText.scopes, cell: (app) => <Scopes app={app.name} scopes={app.scopes} /> },
        {
          head: adminText.privileges,
          cell: ({ scopes }) =>
            scopes.some((scope) => scope.is_sensitive) && <Badge tone="warn">{adminText.managesWorkspace}</Badge>,
        },
        { head: adminText.decision, cell: (app) => <Decision app={app} /> },
        {
          head: adminText.actions,
          isActions: true,
          cell: (app) => (
            <>
              {app.decision !== "approved" && (
                <Button
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={adminText.approveNamed(app.name)}
                  onClick={() => void decide("admin.apps.approve", app)}
                >
                  {adminText.approve}
                </Button>
              )}
              {app.decision !== "restricted" && (
                <ConfirmButton
                  label={adminText.restrict}
                  about={app.name}
                  variant="quiet"
                  title={adminText.restrictTitle(app.name)}
                  onConfirm={() => decide("admin.apps.restrict", app)}
                >
                  <p>
                    <CodeText text={adminText.restrictBody} />
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
  if (app.decision === "approved") return <Badge tone="ok">{adminText.approved}</Badge>;
  return app.decision === "restricted" ? <Badge tone="danger">{adminText.restricted}</Badge> : adminText.undecided;
}
