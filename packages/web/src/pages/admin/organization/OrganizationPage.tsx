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

/** What holds for all workspaces of an organization, and how others come into it. */
export function OrganizationPage({ teamId }: { readonly teamId: string }) {
  const info = useCall("admin.enterprise.info", {});
  const refused = info.error instanceof Refused ? info.error.code : undefined;
  const isElsewhere = refused === "not_an_enterprise" || isMoving(refused);
  return (
    <>
      <PageHead
        title="Organization"
        about="What is decided here holds for every workspace of the organization. Its admins see this page; what costs money or is told of people, only its owners change."
      />
      {refused === "not_an_enterprise" && <JoinOrganization teamId={teamId} />}
      {isMoving(refused) && <Moving teamId={teamId} code={refused} />}
      {!isElsewhere && (
        <Loaded of={info} label="Loading the organization">
          {(org) => (
            <>
              <Section
                title={org.enterprise.name}
                actions={<Id id={org.enterprise.id} of="the id of the organization" />}
              >
                <OrgSettings settings={org.settings} />
              </Section>
              <Section title="Workspaces">
                <OrgWorkspaces org={org} />
              </Section>
              <Section
                title="Workspaces that want in"
                about="Their owners began the move. Meanwhile calls for them answer org_login_required, then team_added_to_org."
              >
                <Arrivals arriving={org.arriving} />
              </Section>
              <Section
                title="Apps for the whole organization"
                about="Calls of such an app for a workspace that it is not let into answer team_access_not_granted."
              >
                <OrgApps org={org} />
              </Section>
              <Section title="Channels shared with other organizations" about="What is off here no workspace allows.">
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
