import { Activity, Blocks, Bug, Camera, Clock, Mail, UserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PageFrame } from "../parts/PageFrame.tsx";
import { ActAsPage } from "./controls/ActAsPage.tsx";
import { ClockPage } from "./controls/ClockPage.tsx";
import { FaultsPage } from "./controls/FaultsPage.tsx";
import { SnapshotsPage } from "./controls/SnapshotsPage.tsx";
import { InspectorPage } from "./inspector/InspectorPage.tsx";
import { devText } from "../../strings/dev.ts";

/** Draws every block there is, which no other page here needs. */
const BuilderPage = lazy(() => import("./builder/BuilderPage.tsx"));

const items = [
  { href: "/inspector", label: devText.inspector, icon: <Activity size={16} aria-hidden="true" /> },
  { href: "/blocks", label: devText.blockBuilder, icon: <Blocks size={16} aria-hidden="true" /> },
  { href: "/clock", label: devText.clock, icon: <Clock size={16} aria-hidden="true" /> },
  { href: "/faults", label: devText.faults, icon: <Bug size={16} aria-hidden="true" /> },
  { href: "/snapshots", label: devText.snapshots, icon: <Camera size={16} aria-hidden="true" /> },
  { href: "/mail", label: devText.mail, icon: <Mail size={16} aria-hidden="true" />, serverPath: "/dev/mail" },
  { href: "/act-as", label: devText.actAs, icon: <UserRound size={16} aria-hidden="true" /> },
];

/** Everything under `/dev`: pages for app developers. */
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
