import { areaPattern } from "@platform/protocol/clientPath.ts";
import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import ClientPages, { begin } from "../pages/client/ClientPages.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const AppsPages = lazy(() => import("../pages/apps/AppsPages.tsx"));
const AdminPages = lazy(() => import("../pages/admin/AdminPages.tsx"));
const DevPages = lazy(() => import("../pages/dev/DevPages.tsx"));

const areas = {
  client: areaPattern("client"),
  apps: areaPattern("apps"),
  admin: areaPattern("admin"),
  dev: areaPattern("dev"),
};

/** What the workspace shows is asked for before anything is drawn: it then comes while the page is. */
export function prepareFirstPage(): void {
  if (/^\/client(\/|$)/.test(location.pathname)) begin();
}

/**
 * Which page an address shows; each has routes of its own below its first word, and below the
 * workspace where the address names one. Nearly everybody comes for the workspace, so
 * that comes along; the others are chunks of their own. A chunk is drawn 300 ms after its placeholder at the earliest.
 */
export function Routes() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Switch>
        <Route path={areas.client} nest>
          <ClientPages />
        </Route>
        <Route path={areas.apps} nest>
          <AppsPages />
        </Route>
        <Route path={areas.admin} nest>
          <AdminPages />
        </Route>
        <Route path={areas.dev} nest>
          <DevPages />
        </Route>
        <Route>
          <Redirect to="/client" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
