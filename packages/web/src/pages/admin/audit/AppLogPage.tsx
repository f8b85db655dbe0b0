import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Input } from "../../../ui/Input.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";

const changes = [
  ["", "Everything"],
  ["added", "Installed"],
  ["expanded", "Given more scopes"],
  ["removed", "Uninstalled"],
  ["enabled", "Approved"],
  ["disabled", "Restricted"],
] as const;

/** Which apps came into a workspace and left it, by whom and with which scopes. */
export function AppLogPage({ teamId }: { readonly teamId: string }) {
  const [appId, setAppId] = useUrlFilter("app");
  const [user, setUser] = useUrlFilter("by");
  const [change, setChange] = useUrlFilter("change");
  const [page, setPage] = useUrlFilter("page");
  const at = Math.max(1, Number(page) || 1);
  const log = useCall("team.integrationLogs", {
    team_id: teamId,
    page: at,
    count: 50,
    ...(appId === "" ? {} : { app_id: appId }),
    ...(user === "" ? {} : { user }),
    ...(change === "" ? {} : { change_type: change }),
  });
  return (
    <>
      <PageHead
        title="App log"
        about="Which apps came and went, who let them in, and with which scopes; the latest first."
      />
      <FilterBar label="Filter the log">
        <Filter label="App id">
          <Input value={appId} placeholder="A…" onChange={(event) => setAppId(event.currentTarget.value.trim())} />
        </Filter>
        <Filter label="By (user id)">
          <Input value={user} placeholder="U…" onChange={(event) => setUser(event.currentTarget.value.trim())} />
        </Filter>
        <Filter label="What">
          <Select value={change} onChoose={setChange} options={changes} />
        </Filter>
      </FilterBar>
      <Loaded of={log} label="Loading the log">
        {(data) => (
          <>
            <DataTable
              label="App log"
              rows={data.logs}
              keyOf={(entry) => `${entry.date} ${entry.app_id} ${entry.change_type}`}
              empty={<EmptyState text="Nothing fits this filter." />}
              columns={[
                { head: "When", cell: (entry) => <When ms={Number(entry.date) * 1000} nowMs={log.dataUpdatedAt} /> },
                { head: "What", cell: (entry) => entry.change_type },
                { head: "App", cell: (entry) => entry.app_type ?? "" },
                { head: "App id", cell: (entry) => <Id id={entry.app_id} of="the app id" /> },
                { head: "By", cell: (entry) => entry.user_name },
                { head: "Scopes", cell: (entry) => <code>{entry.scope ?? ""}</code> },
              ]}
            />
            {data.paging.pages > 1 && (
              <p className={styles["more"]}>
                <Button disabled={at === 1} onClick={() => setPage(String(at - 1))}>
                  Later
                </Button>{" "}
                Page {at} of {data.paging.pages}{" "}
                <Button disabled={at >= data.paging.pages} onClick={() => setPage(String(at + 1))}>
                  Earlier
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
