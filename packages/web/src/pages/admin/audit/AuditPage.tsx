import { usePages } from "../../../api/usePages.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { Details } from "../../parts/Details.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { lastDayOfAll } from "../people/lastDay.ts";
import { ExportAll } from "./ExportAll.tsx";
import { ExportAudit } from "./ExportAudit.tsx";
import { SavedFilters } from "./SavedFilters.tsx";
import { TextFilter } from "./TextFilter.tsx";
import { useAuditFilter } from "./useAuditFilter.ts";
import { adminText } from "../../../strings/admin.ts";
import { auditSearchText } from "../../../strings/auditSearch.ts";
import { Input } from "../../../ui/Input.tsx";

const pageSize = 50;

/** What was changed in a workspace, by whom, and what looked like an attack. */
export function AuditPage({ teamId }: { readonly teamId: string }) {
  const { action, actor, entity, from, until, query } = useAuditFilter(teamId);
  const log = usePages("admin.audit.list", { ...query, limit: pageSize }, ({ entries }) => entries);
  return (
    <>
      <PageHead
        title={adminText.auditLog}
        about={adminText.auditAbout}
        actions={
          log.of.data && (
            <>
              <ExportAudit query={query} />
              <ExportAll teamId={teamId} />
            </>
          )
        }
      />
      <FilterBar label={adminText.filterLog}>
        <TextFilter label={adminText.action} example={adminText.actionExample} value={action[0]} onChange={action[1]} />
        <TextFilter label={adminText.byUserId} example={adminText.userIdExample} value={actor[0]} onChange={actor[1]} />
        <TextFilter
          label={adminText.targetId}
          example={adminText.targetExample}
          value={entity[0]}
          onChange={entity[1]}
        />
        <DayFilter label={auditSearchText.from} value={from[0]} onChange={from[1]} />
        <DayFilter label={auditSearchText.until} value={until[0]} onChange={until[1]} />
        <SavedFilters />
      </FilterBar>
      <PagedTable
        listing={log}
        label={adminText.auditLog}
        loading={adminText.loadingLog}
        more={adminText.showOlder}
        keyOf={(entry) => entry.id}
        empty={<EmptyState text={adminText.noMatch} />}
        columns={[
          {
            head: adminText.time,
            cell: (entry) => <When ms={entry.date_create * 1000} nowMs={log.loadedMs} />,
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
    </>
  );
}

interface DayFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <Filter label={label}>
      <Input type="date" max={lastDayOfAll} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </Filter>
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
