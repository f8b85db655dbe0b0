import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useUrlFilter } from "../../parts/useUrlFilter.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { TextFilter } from "./TextFilter.tsx";
import { adminText } from "../../../strings/admin.ts";

const changes = [
  ["", adminText.everything],
  ["added", adminText.installed],
  ["expanded", adminText.scopesAdded],
  ["removed", adminText.uninstalled],
  ["enabled", adminText.approvedFilter],
  ["disabled", adminText.restrictedFilter],
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
      <PageHead title={adminText.appLog} about={adminText.appLogAbout} />
      <FilterBar label={adminText.filterLog}>
        <TextFilter label={adminText.appId} example={adminText.appIdExample} value={appId} onChange={setAppId} />
        <TextFilter label={adminText.byUserId} example={adminText.userIdExample} value={user} onChange={setUser} />
        <Filter label={adminText.change}>
          <Select value={change} onChoose={setChange} options={changes} />
        </Filter>
      </FilterBar>
      <Loaded of={log} label={adminText.loadingLog}>
        {(data) => (
          <>
            <DataTable
              label={adminText.appLog}
              rows={data.logs}
              keyOf={(entry) => `${entry.date} ${entry.app_id} ${entry.change_type}`}
              empty={<EmptyState text={adminText.noMatch} />}
              columns={[
                {
                  head: adminText.time,
                  cell: (entry) => <When ms={Number(entry.date) * 1000} nowMs={log.dataUpdatedAt} />,
                },
                { head: adminText.change, cell: (entry) => entry.change_type },
                { head: adminText.app, cell: (entry) => entry.app_type ?? "" },
                { head: adminText.appId, cell: (entry) => <Id id={entry.app_id} of={adminText.theAppId} /> },
                { head: adminText.by, cell: (entry) => entry.user_name },
                { head: adminText.scopes, cell: (entry) => <code>{entry.scope ?? ""}</code> },
              ]}
            />
            {data.paging.pages > 1 && (
              <p className={styles["more"]}>
                <Button disabled={at === 1} onClick={() => setPage(String(at - 1))}>
                  {adminText.newer}
                </Button>
                {` ${adminText.page(at, data.paging.pages)} `}
                <Button disabled={at >= data.paging.pages} onClick={() => setPage(String(at + 1))}>
                  {adminText.older}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
