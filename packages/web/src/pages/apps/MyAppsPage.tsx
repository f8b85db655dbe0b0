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

/** The apps that somebody works on. */
export function MyAppsPage() {
  const apps = useCall("developer.apps.list", {});
  const [, go] = useLocation();
  const create = (
    <Button look="primary" onClick={() => go("/new")}>
      <Plus size={16} aria-hidden="true" />
      Create an app
    </Button>
  );
  return (
    <>
      <PageHead
        title="My apps"
        about="The apps you work on. Admins see every app that was made in the workspace."
        actions={create}
      />
      <Loaded of={apps} label="Loading your apps">
        {(data) => (
          <DataTable
            label="Apps"
            rows={data.apps}
            keyOf={(app) => app.id}
            empty={<EmptyState text="You have no apps yet. Create one from a manifest." action={create} />}
            columns={[
              {
                head: "App",
                cell: (app) => (
                  <Link href={`/${app.id}`} className={styles["app"]}>
                    <Avatar id={app.id} name={app.name} size={24} />
                    {app.name}
                  </Link>
                ),
              },
              { head: "Id", cell: (app) => <Id id={app.id} of={`the id of ${app.name}`} /> },
              { head: "You are", cell: (app) => app.permission_type ?? "an admin" },
              { head: "Reached by", cell: (app) => (app.socket_mode ? "sockets" : "requests") },
              { head: "Tokens", cell: (app) => (app.token_rotation ? <Badge tone="ok">rotate</Badge> : "long-lived") },
              { head: "Installed", isNumber: true, cell: (app) => app.installations.toLocaleString() },
              { head: "Made", cell: (app) => <When ms={app.created * 1000} nowMs={apps.dataUpdatedAt} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
