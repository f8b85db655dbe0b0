import {
  BadgeCheck,
  Boxes,
  Building2,
  ChartColumn,
  Hash,
  History,
  Hourglass,
  IdCard,
  Import,
  KeyRound,
  LayoutGrid,
  ListChecks,
  Scale,
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
import { HoldsPage } from "./holds/HoldsPage.tsx";
import { ImportPage } from "./imports/ImportPage.tsx";
import { JobsPage } from "./jobs/JobsPage.tsx";
import { OrganizationPage } from "./organization/OrganizationPage.tsx";
import { PeoplePage } from "./people/PeoplePage.tsx";
import { PoliciesPage } from "./policies/PoliciesPage.tsx";
import { RetentionPage } from "./retention/RetentionPage.tsx";
import { RolesPage } from "./roles/RolesPage.tsx";
import { SignInPage } from "./signIn/SignInPage.tsx";
import { SettingsPage } from "./settings/SettingsPage.tsx";
import { TriggersPage } from "./triggers/TriggersPage.tsx";
import { WorkspacesPage } from "./workspaces/WorkspacesPage.tsx";
import { adminText } from "../../strings/admin.ts";
import { adminTeamsText } from "../../strings/adminTeams.ts";
import { holdsText } from "../../strings/holds.ts";
import { importsText } from "../../strings/imports.ts";
import { jobsText } from "../../strings/jobs.ts";
import { policiesText } from "../../strings/policies.ts";
import { retentionText } from "../../strings/retention.ts";
import { rolesText } from "../../strings/roles.ts";
import { signInText } from "../../strings/signIn.ts";

/** Brings the scales of the charts along, which no other page needs. */
const AnalyticsPage = lazy(() => import("./analytics/AnalyticsPage.tsx"));

const icon = { size: 16, "aria-hidden": true } as const;

const group = adminText.navGroups;

const items = [
  { href: "/people", group: group.people, label: adminText.people, icon: <Users {...icon} /> },
  { href: "/roles", group: group.people, label: rolesText.roles, icon: <BadgeCheck {...icon} /> },
  { href: "/policies", group: group.people, label: policiesText.policies, icon: <KeyRound {...icon} /> },
  { href: "/sign-in", group: group.people, label: signInText.signIn, icon: <IdCard {...icon} /> },
  { href: "/barriers", group: group.people, label: adminText.barriers, icon: <Split {...icon} /> },
  { href: "/settings", group: group.workspace, label: adminText.settings, icon: <Settings {...icon} /> },
  { href: "/workspaces", group: group.workspace, label: adminTeamsText.workspaces, icon: <LayoutGrid {...icon} /> },
  { href: "/organization", group: group.workspace, label: adminText.organization, icon: <Building2 {...icon} /> },
  { href: "/channels", group: group.workspace, label: adminText.channels, icon: <Hash {...icon} /> },
  { href: "/emoji", group: group.workspace, label: adminText.emoji, icon: <Smile {...icon} /> },
  { href: "/import", group: group.workspace, label: importsText.imports, icon: <Import {...icon} /> },
  { href: "/apps", group: group.apps, label: adminText.apps, icon: <Boxes {...icon} /> },
  { href: "/triggers", group: group.apps, label: adminText.triggers, icon: <Workflow {...icon} /> },
  { href: "/app-log", group: group.apps, label: adminText.appLog, icon: <History {...icon} /> },
  { href: "/retention", group: group.records, label: retentionText.retention, icon: <Hourglass {...icon} /> },
  { href: "/holds", group: group.records, label: holdsText.holds, icon: <Scale {...icon} /> },
  { href: "/analytics", group: group.records, label: adminText.analytics, icon: <ChartColumn {...icon} /> },
  { href: "/audit", group: group.records, label: adminText.auditLog, icon: <ScrollText {...icon} /> },
  { href: "/jobs", group: group.records, label: jobsText.jobs, icon: <ListChecks {...icon} /> },
];

const pages: Readonly<Record<string, (props: { readonly teamId: string }) => React.ReactNode>> = {
  "/people": PeoplePage,
  "/roles": RolesPage,
  "/policies": PoliciesPage,
  "/sign-in": SignInPage,
  "/workspaces": WorkspacesPage,
  "/settings": SettingsPage,
  "/organization": OrganizationPage,
  "/apps": ApprovalPage,
  "/channels": ChannelsPage,
  "/emoji": EmojiPage,
  "/import": ImportPage,
  "/barriers": BarriersPage,
  "/triggers": TriggersPage,
  "/retention": RetentionPage,
  "/holds": HoldsPage,
  "/jobs": JobsPage,
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
