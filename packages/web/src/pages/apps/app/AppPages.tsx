import {
  AppWindow,
  Braces,
  FileClock,
  KeyRound,
  PlugZap,
  Radio,
  Rocket,
  ShieldCheck,
  SlashSquare,
  Store,
  Users,
  Workflow,
} from "lucide-react";
import { Link, Redirect, Route, Switch } from "wouter";
import { useCall } from "../../../api/useCall.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageFrame } from "../../parts/PageFrame.tsx";
import styles from "../Apps.module.css";
import { ActivityPage } from "./ActivityPage.tsx";
import { BasicPage } from "./BasicPage.tsx";
import { CollaboratorsPage } from "./CollaboratorsPage.tsx";
import { CommandsPage } from "./CommandsPage.tsx";
import { DeploymentPage } from "./DeploymentPage.tsx";
import { InstallationsPage } from "./InstallationsPage.tsx";
import { ManifestPage } from "./ManifestPage.tsx";
import { ReachPage } from "./ReachPage.tsx";
import { RunsPage } from "./RunsPage.tsx";
import { ScopesPage } from "./ScopesPage.tsx";
import { SocketPage } from "./SocketPage.tsx";
import { TokensPage } from "./TokensPage.tsx";
import type { OpenApp } from "./openApp.ts";

const icon = { size: 16, "aria-hidden": true } as const;

const items = [
  { href: "/", label: "Basic information", icon: <AppWindow {...icon} />, group: "What it is" },
  { href: "/manifest", label: "Manifest", icon: <Braces {...icon} />, group: "What it is" },
  { href: "/scopes", label: "Scopes and rotation", icon: <ShieldCheck {...icon} />, group: "What it is" },
  { href: "/reach", label: "Events and interactivity", icon: <Radio {...icon} />, group: "How it is reached" },
  { href: "/socket", label: "Socket Mode", icon: <PlugZap {...icon} />, group: "How it is reached" },
  { href: "/commands", label: "Commands and shortcuts", icon: <SlashSquare {...icon} />, group: "How it is reached" },
  { href: "/installations", label: "Installations", icon: <Store {...icon} />, group: "Where it is" },
  { href: "/tokens", label: "Tokens", icon: <KeyRound {...icon} />, group: "Where it is" },
  { href: "/deployment", label: "Deployment", icon: <Rocket {...icon} />, group: "Where it is" },
  { href: "/runs", label: "Runs", icon: <Workflow {...icon} />, group: "Where it is" },
  { href: "/activity", label: "Activity", icon: <FileClock {...icon} />, group: "Where it is" },
  { href: "/collaborators", label: "Collaborators", icon: <Users {...icon} />, group: "Where it is" },
];

const pages: Readonly<Record<string, (props: { readonly open: OpenApp }) => React.ReactNode>> = {
  "/": BasicPage,
  "/manifest": ManifestPage,
  "/scopes": ScopesPage,
  "/reach": ReachPage,
  "/socket": SocketPage,
  "/commands": CommandsPage,
  "/installations": InstallationsPage,
  "/tokens": TokensPage,
  "/deployment": DeploymentPage,
  "/runs": RunsPage,
  "/activity": ActivityPage,
  "/collaborators": CollaboratorsPage,
};

/** All about one app. */
export function AppPages({ appId }: { readonly appId: string }) {
  const info = useCall("developer.apps.info", { app_id: appId });
  const about = (
    <div className={styles["about"]}>
      <Link href="~/apps">All my apps</Link>
      <p>
        <Avatar id={appId} name={info.data?.app.name ?? ""} size={24} />
        {info.data?.app.name ?? appId}
      </p>
    </div>
  );
  return (
    <PageFrame area="Apps" items={items} about={about}>
      <Loaded of={info} label="Loading the app">
        {(open) => (
          <Switch>
            {Object.entries(pages).map(([path, Page]) => (
              <Route key={path} path={path}>
                <Page open={open} />
              </Route>
            ))}
            <Route>
              <Redirect to="/" replace />
            </Route>
          </Switch>
        )}
      </Loaded>
    </PageFrame>
  );
}
