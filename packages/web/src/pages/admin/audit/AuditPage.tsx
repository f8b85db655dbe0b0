import { isIdShaped } from "@platform/protocol/ids.ts";
import { useState } from "react";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Details } from "../../parts/Details.tsx";
import { FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { TextFilter } from "./TextFilter.tsx";
import { adminText } from "../../../strings/admin.ts";

const pageSize = 50;
const mostRows = 1_000;

/** What was changed in a workspace, by whom, and what looked like an attack. */
export function AuditPage({ teamId }: { readonly teamId: string }) {
  const [action, setAction] = useUrlFilter("action");
  const [actor, setActor] = useUrlFilter("actor");
  const [entity, setEntity] = useUrlFilter("entity");
  const [limit, setLimit] = useState(pageSize);
  const log = useCall("admin.audit.list", {
    team_id: teamId,
    limit,
    ...(action === "" ? {} : { action }),
    ...(isIdShaped(actor) ? { actor } : {}),
    ...(entity === "" ? {} : { entity }),
  });
  return (
    <>
      <PageHead title={adminText.auditLog} about={adminText.auditAbout} />
      <FilterBar label={adminText.filterLog}>
        <TextFilter label={adminText.action} example={adminText.actionExample} value={action} onChange={setAction} />
        <TextFilter label={adminText.byUserId} example={adminText.userIdExample} value={actor} onChange={setActor} />
        <TextFilter label={adminText.targetId} example={adminText.targetExample} value={entity} onChange={setEntity} />
      </FilterBar>
      <Loaded of={log} label={adminText.loadingLog}>
        {(data) => (
          <>
            <DataTable
              label={adminText.auditLog}
              rows={data.entries}
              keyOf={(entry) => entry.id}
              empty={<EmptyState text={adminText.noMatch} />}
              columns={[
                {
                  head: adminText.time,
                  cell: (entry) => <When ms={entry.date_create * 1000} nowMs={log.dataUpdatedAt} />,
                },
                { head: adminText.action, cell: (entry) => <Action action={entry.action} /> },
                { head: adminText.by, cell: (entry) => <Actor entry={entry} /> },
                {
                  head: adminText.target,
                  cell: (entry) => entry.entity.id !== "" && <Id id={entry.entity.id} of={adminText.theId} />,
                },
                {
                  head: adminText.details,
                  cell: (entry) => <Details details={entry.details} besides={[teamId, entry.entity.id]} />,
                },
              ]}
            />
            {data.response_metadata.next_cursor !== "" && limit < mostRows && (
              <p className={styles["more"]}>
                <Button onClick={() => setLimit(Math.min(mostRows, limit * 2))}>{adminText.showOlder}</Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

interface ActorProps {
  readonly entry: {
    readonly actor: { readonly name?: string; readonly user?: { readonly name: string } };
    readonly context: { readonly ip_address?: string };
  };
}

function Actor({ entry: { actor, context } }: ActorProps) {
  return (
    <>
      {actor.user?.name ?? (actor.name === undefined ? adminText.theServer : adminText.operator(actor.name))}
      {context.ip_address !== undefined && <span className={styles["address"]}>{context.ip_address}</span>}
    </>
  );
}

function Action({ action }: { readonly action: string }) {
  return (
    <>
      <code className={styles["whole"]}>{action}</code>{" "}
      {action.startsWith("security.") && <Badge tone="danger">{adminText.security}</Badge>}
    </>
  );
}
