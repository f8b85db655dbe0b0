import { Activity, Blocks, Bug, Camera, Clock, UserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PageFrame } from "../parts/PageFrame.tsx";
import { ActAsPage } from "./controls/ActAsPage.tsx";
import { ClockPage } from "./controls/ClockPage.tsx";
import { FaultsPage } from "./controls/FaultsPage.tsx";
import { SnapshotsPage } from "./controls/SnapshotsPage.tsx";
import { InspectorPage } from "./inspector/InspectorPage.tsx";

/** Draws every block there is, which no other page here needs. */
const BuilderPage = lazy(() => import("./builder/BuilderPage.tsx"));

const items = [
  { href: "/inspector", label: "Inspector", icon: <Activity size={16} aria-hidden="true" /> },
  { href: "/blocks", label: "Block builder", icon: <Blocks size={16} aria-hidden="true" /> },
  { href: "/clock", label: "Clock", icon: <Clock size={16} aria-hidden="true" /> },
  { href: "/faults", label: "Faults", icon: <Bug size={16} aria-hidden="true" /> },
  { href: "/snapshots", label: "Snapshots", icon: <Camera size={16} aria-hidden="true" /> },
  { href: "/act-as", label: "Act as", icon: <UserRound size={16} aria-hidden="true" /> },
];

/** Everything under `/dev`: what somebody needs who builds apps. */
export default function DevPages() {
  return (
    <PageFrame area="Developer" items={items}>
      <Switch>
        <Route path="/inspector">
          <InspectorPage />
        </Route>
        <Route path="/blocks">
          <Suspense fallback={<Skeleton />}>
            <BuilderPage />
          </Suspense>
        </Route>
        <Route path="/clock">
          <ClockPage />
        </Route>
        <Route path="/faults">
          <FaultsPage />
        </Route>
        <Route path="/snapshots">
          <SnapshotsPage />
        </Route>
        <Route path="/act-as">
          <ActAsPage />
        </Route>
        <Route>
          <Redirect to="/inspector" replace />
        </Route>
      </Switch>
    </PageFrame>
  );
}
