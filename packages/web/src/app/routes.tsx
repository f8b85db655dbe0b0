import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { Skeleton } from "../ui/Skeleton.tsx";

const importClient = () => import("../pages/client/ClientPages.tsx");
const ClientPages = lazy(importClient);
const AppsPages = lazy(() => import("../pages/apps/AppsPages.tsx"));
const AdminPages = lazy(() => import("../pages/admin/AdminPages.tsx"));
const DevPages = lazy(() => import("../pages/dev/DevPages.tsx"));

/** Nearly everybody comes for the workspace: it is made ready while the server still says who they are. */
export function prepareFirstPage(): void {
  if (/^\/client(\/|$)/.test(location.pathname)) void importClient().then(({ begin }) => begin());
}

/** Which page an address shows. Each is a chunk of its own, and has routes of its own below its first word. */
export function Routes() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Switch>
        <Route path="/client" nest>
          <ClientPages />
        </Route>
        <Route path="/apps" nest>
          <AppsPages />
        </Route>
        <Route path="/admin" nest>
          <AdminPages />
        </Route>
        <Route path="/dev" nest>
          <DevPages />
        </Route>
        <Route>
          <Redirect to="/client" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
