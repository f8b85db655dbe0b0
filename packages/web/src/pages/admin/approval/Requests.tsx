import { call } from "../../../api/call.ts";
import { usePages } from "../../../api/usePages.ts";
import { adminText } from "../../../strings/admin.ts";
import { appRequestsText } from "../../../strings/appRequests.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { Button } from "../../../ui/Button.tsx";
import { CodeText } from "../../../ui/CodeText.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { Scopes } from "./Scopes.tsx";

const pageSize = 50;

/** Which apps people wait for: who, with what message, and for which scopes. */
export function Requests({ teamId }: { readonly teamId: string }) {
  const requests = usePages(
    "admin.apps.requests.list",
    { team_id: teamId, limit: pageSize },
    (page) => page.app_requests,
  );
  return (
    <PagedTable
      listing={requests}
      label={appRequestsText.open}
      loading={appRequestsText.loading}
      keyOf={(request) => request.id}
      empty={<EmptyState text={appRequestsText.none} />}
      columns={[
        {
          head: adminText.app,
          cell: ({ app, previous_resolution: before }) => (
            <>
              {app.name} {before && <Badge>{appRequestsText.before[before.status]}</Badge>}
              <span className={styles["address"]}>{app.description}</span>
            </>
          ),
        },
        {
          head: appRequestsText.person,
          cell: ({ user }) => (
            <>
              {user.name}
              <span className={styles["address"]}>{user.email}</span>
            </>
          ),
        },
        { head: appRequestsText.message, cell: ({ message }) => <span>{message}</span> },
        { head: adminText.scopes, cell: ({ app, scopes }) => <Scopes app={app.name} scopes={scopes} /> },
        {
          head: appRequestsText.since,
          cell: (request) => <When ms={request.date_created * 1000} nowMs={requests.loadedMs} />,
        },
        {
          head: adminText.actions,
          isActions: true,
          cell: ({ id, app, user }) => (
            <Decide id={id} app={app.name} about={appRequestsText.requestOf(app.name, user.name)} teamId={teamId} />
          ),
        },
      ]}
    />
  );
}

interface DecideProps {
  readonly id: string;
  readonly app: string;
  readonly about: string;
  readonly teamId: string;
}

function Decide({ id, app, about, teamId }: DecideProps) {
  const { isBusy, run } = useAct();
  const request = { request_id: id, team_id: teamId };
  return (
    <>
      <Button
        variant="quiet"
        disabled={isBusy}
        aria-label={buttonText.named(adminText.approve, about)}
        onClick={() => void run(() => call("admin.apps.approve", request), adminText.approvedToast(app))}
      >
        {adminText.approve}
      </Button>
      <ConfirmButton
        label={adminText.restrict}
        about={about}
        variant="quiet"
        title={adminText.restrictTitle(app)}
        onConfirm={() => run(() => call("admin.apps.restrict", request), adminText.restrictedToast(app))}
      >
        <p>
          <CodeText text={adminText.restrictBody} />
        </p>
      </ConfirmButton>
      <ConfirmButton
        label={appRequestsText.withdraw}
        about={about}
        variant="quiet"
        title={appRequestsText.withdrawTitle(app)}
        onConfirm={() => run(() => call("admin.apps.requests.cancel", request), appRequestsText.withdrawn)}
      >
        <p>{appRequestsText.withdrawBody}</p>
      </ConfirmButton>
    </>
  );
}
