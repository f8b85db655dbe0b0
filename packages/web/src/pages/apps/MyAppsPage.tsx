import { Plus } from "lucide-react";
import { Link, useLocation } from "wouter";
import { useCall } from "../../api/useCall.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Badge } from "../parts/Badge.tsx";
import { DataTable } from "../parts/DataTable.tsx";
import { Id } from "../parts/Id.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import { PageHead } from "../parts/PageFrame.tsx";
import { When } from "../parts/When.tsx";
import styles from "./Apps.module.css";
import { appsText } from "../../strings/apps.ts";
import { locale } from "../../strings/locale.ts";

/** The apps that a person works on. */
export function MyAppsPage() {
  const apps = useCall("developer.apps.list", {});
  const [, go] = useLocation();
  const create = (
    <Button variant="primary" onClick={() => go("/new")}>
      <Plus size={16} aria-hidden="true" />
      {appsText.createApp}
    </Button>
  );
  return (
    <>
      <PageHead title={appsText.myApps} about={appsText.myAppsAbout} actions={create} />
      <Loaded of={apps} label={appsText.loadingApps}>
        {(data) => (
          <DataTable
            label={appsText.apps}
            rows={data.apps}
            keyOf={(app) => app.id}
            empty={<EmptyState text={appsText.noApps} action={create} />}
            columns={[
              {
                head: appsText.app,
                cell: (app) => (
                  <Link href={`/${app.id}`} className={styles["app"]}>
                    <Avatar id={app.id} name={app.name} size={24} />
                    {app.name}
                  </Link>
                ),
              },
              { head: appsText.id, cell: (app) => <Id id={app.id} of={appsText.idOf(app.name)} /> },
              { head: appsText.yourRole, cell: (app) => app.permission_type ?? appsText.admin },
              { head: appsText.connection, cell: (app) => (app.socket_mode ? appsText.socketMode : appsText.http) },
              {
                head: appsText.tokens,
                cell: (app) => (app.token_rotation ? <Badge tone="ok">{appsText.rotate}</Badge> : appsText.longLived),
              },
              { head: appsText.installed, isNumber: true, cell: (app) => app.installations.toLocaleString(locale) },
              { head: appsText.created, cell: (app) => <When ms={app.created * 1000} nowMs={apps.dataUpdatedAt} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
