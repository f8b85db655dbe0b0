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
import { appConfigText } from "../../../strings/appConfig.ts";

const icon = { size: 16, "aria-hidden": true } as const;

const items = [
  { href: "/", label: appConfigText.basicInformation, icon: <AppWindow {...icon} />, group: appConfigText.groupAbout },
  { href: "/manifest", label: appConfigText.manifest, icon: <Braces {...icon} />, group: appConfigText.groupAbout },
  {
    href: "/scopes",
    label: appConfigText.scopesAndRotation,
    icon: <ShieldCheck {...icon} />,
    group: appConfigText.groupAbout,
  },
  {
    href: "/reach",
    label: appConfigText.eventsAndInteractivity,
    icon: <Radio {...icon} />,
    group: appConfigText.groupConnection,
  },
  {
    href: "/socket",
    label: appConfigText.socketMode,
    icon: <PlugZap {...icon} />,
    group: appConfigText.groupConnection,
  },
  {
    href: "/commands",
    label: appConfigText.commandsAndShortcuts,
    icon: <SlashSquare {...icon} />,
    group: appConfigText.groupConnection,
  },
  {
    href: "/installations",
    label: appConfigText.installations,
    icon: <Store {...icon} />,
    group: appConfigText.groupInstallation,
  },
  {
    href: "/tokens",
    label: appConfigText.tokens,
    icon: <KeyRound {...icon} />,
    group: appConfigText.groupInstallation,
  },
  {
    href: "/deployment",
    label: appConfigText.deployment,
    icon: <Rocket {...icon} />,
    group: appConfigText.groupInstallation,
  },
  { href: "/runs", label: appConfigText.runs, icon: <Workflow {...icon} />, group: appConfigText.groupInstallation },
  {
    href: "/activity",
    label: appConfigText.activity,
    icon: <FileClock {...icon} />,
    group: appConfigText.groupInstallation,
  },
  {
    href: "/collaborators",
    label: appConfigText.collaborators,
    icon: <Users {...icon} />,
    group: appConfigText.groupInstallation,
  },
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
      <Link href="~/apps">{appConfigText.allApps}</Link>
      <p>
        <Avatar id={appId} name={info.data?.app.name ?? ""} size={24} />
        {info.data?.app.name ?? appId}
      </p>
    </div>
  );
  return (
    <PageFrame area="Apps" items={items} about={about}>
      <Loaded of={info} label={appConfigText.loadingApp}>
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
