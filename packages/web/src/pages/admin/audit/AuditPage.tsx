import { isIdShaped } from "@platform/protocol/ids.ts";
import { useState } from "react";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Details } from "../../parts/Details.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";

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
      <PageHead
        title="Audit log"
        about="Everything that administrators and makers of apps changed, written together with the change; the latest first."
      />
      <FilterBar label="Filter the log">
        <Filter label="Action">
          <Input
            value={action}
            placeholder="admin.users.remove"
            onChange={(event) => setAction(event.currentTarget.value.trim())}
          />
        </Filter>
        <Filter label="By (user id)">
          <Input value={actor} placeholder="U…" onChange={(event) => setActor(event.currentTarget.value.trim())} />
        </Filter>
        <Filter label="To (id)">
          <Input
            value={entity}
            placeholder="U…, A…, C…"
            onChange={(event) => setEntity(event.currentTarget.value.trim())}
          />
        </Filter>
      </FilterBar>
      <Loaded of={log} label="Loading the log">
        {(data) => (
          <>
            <DataTable
              label="Audit log"
              rows={data.entries}
              keyOf={(entry) => entry.id}
              empty={<EmptyState text="Nothing fits this filter." />}
              columns={[
                { head: "When", cell: (entry) => <When ms={entry.date_create * 1000} nowMs={log.dataUpdatedAt} /> },
                { head: "Action", cell: (entry) => <Action action={entry.action} /> },
                { head: "By", cell: (entry) => <Actor entry={entry} /> },
                { head: "To", cell: (entry) => entry.entity.id !== "" && <Id id={entry.entity.id} of="the id" /> },
                {
                  head: "Details",
                  cell: (entry) => <Details details={entry.details} besides={[teamId, entry.entity.id]} />,
                },
              ]}
            />
            {data.response_metadata.next_cursor !== "" && limit < mostRows && (
              <p className={styles["more"]}>
                <Button onClick={() => setLimit(Math.min(mostRows, limit * 2))}>Show earlier entries</Button>
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
    readonly actor: { readonly user?: { readonly name: string } };
    readonly context: { readonly ip_address?: string };
  };
}

function Actor({ entry: { actor, context } }: ActorProps) {
  return (
    <>
      {actor.user?.name ?? "the server"}
      {context.ip_address !== undefined && <span className={styles["address"]}>{context.ip_address}</span>}
    </>
  );
}

function Action({ action }: { readonly action: string }) {
  return (
    <>
      <code className={styles["whole"]}>{action}</code>{" "}
      {action.startsWith("security.") && <Badge tone="danger">security</Badge>}
    </>
  );
}
