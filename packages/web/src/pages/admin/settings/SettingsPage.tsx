import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { ConnectSettings } from "./ConnectSettings.tsx";
import { DeleteSetting } from "./DeleteSetting.tsx";
import { GateSettings } from "./GateSettings.tsx";
import { NetworkSetting } from "./NetworkSetting.tsx";
import { PlanSetting } from "./PlanSetting.tsx";
import { settingsText } from "../../../strings/settings.ts";

/** What is set for a workspace; beside each, which calls it makes refuse, and with what. */
export function SettingsPage({ teamId }: { readonly teamId: string }) {
  const info = useCall("admin.teams.settings.info", { team_id: teamId });
  return (
    <>
      <PageHead title={settingsText.settings} about={settingsText.about} />
      <Loaded of={info} label={settingsText.loading}>
        {({ settings, team }) => (
          <>
            <Section title={settingsText.permissions}>
              <GateSettings teamId={teamId} settings={settings} />
            </Section>
            <Section title={settingsText.plan}>
              <PlanSetting teamId={teamId} settings={settings} />
            </Section>
            <Section title={settingsText.networks}>
              <NetworkSetting teamId={teamId} policy={settings.network_policy} />
            </Section>
            <Section title={settingsText.channelsSharedWithOtherOrganizations} about={settingsText.sharedChannelsAbout}>
              <ConnectSettings
                policy={settings.connect_policy}
                besides={settingsText.orgBlocks}
                set={(change) => call("admin.teams.settings.setConnectPolicy", { team_id: teamId, ...change })}
              />
            </Section>
            <Section title={settingsText.dangerZone}>
              <DeleteSetting team={team} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}
