import { Boxes, Plus } from "lucide-react";
import { Route, Switch } from "wouter";
import { PageFrame } from "../parts/PageFrame.tsx";
import { AppPages } from "./app/AppPages.tsx";
import { MyAppsPage } from "./MyAppsPage.tsx";
import { NewAppPage } from "./NewAppPage.tsx";
import { appsText } from "../../strings/apps.ts";

const items = [
  { href: "/", label: appsText.myApps, icon: <Boxes size={16} aria-hidden="true" /> },
  { href: "/new", label: appsText.createApp, icon: <Plus size={16} aria-hidden="true" /> },
];

/** Everything under `/apps`: what app authors need. */
export default function AppsPages() {
  return (
    <Switch>
      <Route path="/">
        <PageFrame area="Apps" items={items}>
          <MyAppsPage />
        </PageFrame>
      </Route>
      <Route path="/new">
        <PageFrame area="Apps" items={items}>
          <NewAppPage />
        </PageFrame>
      </Route>
      <Route path="/:appId" nest>
        {({ appId }) => <AppPages appId={appId} />}
      </Route>
    </Switch>
  );
}
