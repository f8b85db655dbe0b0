import { call } from "../../../api/call.ts";
import { Refused } from "../../../api/Refused.ts";
import { useCall } from "../../../api/useCall.ts";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { ConnectSettings } from "../settings/ConnectSettings.tsx";
import { Arrivals } from "./Arrivals.tsx";
import { JoinOrganization } from "./JoinOrganization.tsx";
import { isMoving, Moving } from "./Moving.tsx";
import { OrgApps } from "./OrgApps.tsx";
import { OrgSettings } from "./OrgSettings.tsx";
import { OrgWorkspaces } from "./OrgWorkspaces.tsx";
import { organizationText } from "../../../strings/organization.ts";

/** What holds for all workspaces of an organization, and how others come into it. */
export function OrganizationPage({ teamId }: { readonly teamId: string }) {
  const info = useCall("admin.enterprise.info", {});
  const refused = info.error instanceof Refused ? info.error.code : undefined;
  const isElsewhere = refused === "not_an_enterprise" || isMoving(refused);
  return (
    <>
      <PageHead title={organizationText.organization} about={organizationText.about} />
      {refused === "not_an_enterprise" && <JoinOrganization teamId={teamId} />}
      {isMoving(refused) && <Moving teamId={teamId} code={refused} />}
      {!isElsewhere && (
        <Loaded of={info} label={organizationText.loading}>
          {(org) => (
            <>
              <Section
                title={org.enterprise.name}
                actions={<Id id={org.enterprise.id} of={organizationText.theOrganizationId} />}
              >
                <OrgSettings settings={org.settings} />
              </Section>
              <Section title={organizationText.workspaces}>
                <OrgWorkspaces org={org} />
              </Section>
              <Section title={organizationText.requestsTitle} about={organizationText.requestsAbout}>
                <Arrivals arriving={org.arriving} />
              </Section>
              <Section title={organizationText.orgWideApps} about={organizationText.orgWideAppsAbout}>
                <OrgApps org={org} />
              </Section>
              <Section title={organizationText.sharedChannels} about={organizationText.sharedChannelsAbout}>
                <ConnectSettings
                  policy={org.settings.connect_policy}
                  set={(change) => call("admin.enterprise.setConnectPolicy", change)}
                />
              </Section>
            </>
          )}
        </Loaded>
      )}
    </>
  );
}
