import {
  Boxes,
  Building2,
  ChartColumn,
  Hash,
  History,
  ScrollText,
  Settings,
  Smile,
  Split,
  Users,
  Workflow,
} from "lucide-react";
import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Loaded } from "../parts/Loaded.tsx";
import { PageFrame } from "../parts/PageFrame.tsx";
import { useSession } from "../parts/useSession.ts";
import { ApprovalPage } from "./approval/ApprovalPage.tsx";
import { AppLogPage } from "./audit/AppLogPage.tsx";
import { AuditPage } from "./audit/AuditPage.tsx";
import { BarriersPage } from "./barriers/BarriersPage.tsx";
import { ChannelsPage } from "./channels/ChannelsPage.tsx";
import { EmojiPage } from "./emoji/EmojiPage.tsx";
import { OrganizationPage } from "./organization/OrganizationPage.tsx";
import { PeoplePage } from "./people/PeoplePage.tsx";
import { SettingsPage } from "./settings/SettingsPage.tsx";
import { TriggersPage } from "./triggers/TriggersPage.tsx";
import { adminText } from "../../strings/admin.ts";

/** Brings the scales of the charts along, which no other page needs. */
const AnalyticsPage = lazy(() => import("./analytics/AnalyticsPage.tsx"));

const icon = { size: 16, "aria-hidden": true } as const;

const items = [
  { href: "/people", label: adminText.people, icon: <Users {...icon} /> },
  { href: "/settings", label: adminText.settings, icon: <Settings {...icon} /> },
  { href: "/organization", label: adminText.organization, icon: <Building2 {...icon} /> },
  { href: "/apps", label: adminText.apps, icon: <Boxes {...icon} /> },
  { href: "/channels", label: adminText.channels, icon: <Hash {...icon} /> },
  { href: "/emoji", label: adminText.emoji, icon: <Smile {...icon} /> },
  { href: "/barriers", label: adminText.barriers, icon: <Split {...icon} /> },
  { href: "/triggers", label: adminText.triggers, icon: <Workflow {...icon} /> },
  { href: "/analytics", label: adminText.analytics, icon: <ChartColumn {...icon} /> },
  { href: "/audit", label: adminText.auditLog, icon: <ScrollText {...icon} /> },
  { href: "/app-log", label: adminText.appLog, icon: <History {...icon} /> },
];

const pages: Readonly<Record<string, (props: { readonly teamId: string }) => React.ReactNode>> = {
  "/people": PeoplePage,
  "/settings": SettingsPage,
  "/organization": OrganizationPage,
  "/apps": ApprovalPage,
  "/channels": ChannelsPage,
  "/emoji": EmojiPage,
  "/barriers": BarriersPage,
  "/triggers": TriggersPage,
  "/audit": AuditPage,
  "/app-log": AppLogPage,
};

/** Everything under `/admin`: what those need who run a workspace. */
export default function AdminPages() {
  const session = useSession();
  return (
    <PageFrame area={session.data?.team.name ?? adminText.administration} items={items}>
      <Loaded of={session} label={adminText.loading}>
        {({ team }) => (
          <Switch>
            {Object.entries(pages).map(([path, Page]) => (
              <Route key={path} path={path}>
                <Page teamId={team.id} />
              </Route>
            ))}
            <Route path="/analytics">
              <Suspense fallback={<Skeleton />}>
                <AnalyticsPage />
              </Suspense>
            </Route>
            <Route>
              <Redirect to="/people" replace />
            </Route>
          </Switch>
        )}
      </Loaded>
    </PageFrame>
  );
}
