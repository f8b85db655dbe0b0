import { ownUrl } from "../../../api/ownUrl.ts";
import { useCall } from "../../../api/useCall.ts";
import { adminTeamsText } from "../../../strings/adminTeams.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { Section } from "../../parts/Section.tsx";
import { DefaultChannels } from "./DefaultChannels.tsx";
import { TeamDetails } from "./TeamDetails.tsx";
import { TeamIcon } from "./TeamIcon.tsx";

/** What a workspace is called, how it looks, and what new members find. */
export function TeamSettings({ teamId }: { readonly teamId: string }) {
  const info = useCall("admin.teams.settings.info", { team_id: teamId });
  return (
    <Loaded of={info} label={adminTeamsText.loadingSettings}>
      {({ team, settings }) => (
        <>
          <Section title={adminTeamsText.settingsOf(team.name)}>
            <TeamDetails
              teamId={team.id}
              now={{ name: team.name, description: settings.description, discoverability: settings.discoverability }}
              isInOrg={team.enterprise_id !== undefined}
            />
          </Section>
          <Section title={adminTeamsText.iconTitle}>
            <TeamIcon team={team} src={ownUrl(team.icon.image_68)} />
          </Section>
          <Section title={adminTeamsText.defaultChannels} about={adminTeamsText.defaultChannelsAbout}>
            <DefaultChannels teamId={team.id} now={team.default_channels} />
          </Section>
        </>
      )}
    </Loaded>
  );
}
