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

/** What is set for a workspace; beside each, which calls it makes refuse, and with what. */
export function SettingsPage({ teamId }: { readonly teamId: string }) {
  const info = useCall("admin.teams.settings.info", { team_id: teamId });
  return (
    <>
      <PageHead
        title="Settings"
        about="Each setting says which calls it makes refuse, and with which code, so that authors of apps know what to be ready for."
      />
      <Loaded of={info} label="Loading the settings">
        {({ settings, team }) => (
          <>
            <Section title="Who may do what">
              <GateSettings teamId={teamId} settings={settings} />
            </Section>
            <Section title="Plan">
              <PlanSetting teamId={teamId} settings={settings} />
            </Section>
            <Section title="Networks">
              <NetworkSetting teamId={teamId} policy={settings.network_policy} />
            </Section>
            <Section
              title="Channels shared with other organizations"
              about="What the people of the other side may see, and whom they may be named with."
            >
              <ConnectSettings
                policy={settings.connect_policy}
                besides="What the organization blocks stays off."
                set={(change) => call("admin.teams.settings.setConnectPolicy", { team_id: teamId, ...change })}
              />
            </Section>
            <Section title="The end">
              <DeleteSetting team={team} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}
