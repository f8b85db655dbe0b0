import { call } from "../../../api/call.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { Setting } from "../settings/Setting.tsx";
import type { Organization } from "./organization.ts";
import { organizationText } from "../../../strings/organization.ts";
import { CodeText } from "../../../ui/CodeText.tsx";
import { statusText } from "../../../strings/statuses.ts";

const plans = [
  ["standard", organizationText.standard],
  ["business", organizationText.business],
  ["enterprise", organizationText.enterprise],
] as const;

/** The plan of an organization, and what is counted in it. */
export function OrgSettings({ settings }: { readonly settings: Organization["settings"] }) {
  const { isBusy, run } = useAct();
  const setPlan = (value: string) => {
    const plan = plans.find(([known]) => known === value)?.[0] ?? "enterprise";
    void run(() => call("admin.enterprise.setPlan", { plan }), statusText.saved);
  };
  return (
    <div className={styles["settings"]}>
      <Setting
        title={organizationText.plan}
        effect={
          <>
            <CodeText text={organizationText.planAbout} />
          </>
        }
      >
        <Select
          aria-label={organizationText.planLabel}
          value={settings.plan}
          options={plans}
          disabled={isBusy}
          onChoose={setPlan}
        />
      </Setting>
      <Setting
        title={organizationText.messageAnalytics}
        effect={
          <>
            <CodeText text={organizationText.messageAnalyticsAbout} />
          </>
        }
      >
        <Switch
          label={organizationText.messageAnalyticsLabel}
          isOn={settings.message_analytics}
          isDisabled={isBusy}
          onChange={(messages) => void run(() => call("admin.analytics.setCollection", { messages }), statusText.saved)}
        />
      </Setting>
      <Setting
        title={organizationText.memberAnalytics}
        effect={
          <>
            <CodeText text={organizationText.memberAnalyticsAbout} />
          </>
        }
      >
        <Switch
          label={organizationText.memberAnalyticsLabel}
          isOn={settings.member_analytics}
          isDisabled={isBusy}
          onChange={(members) => void run(() => call("admin.analytics.setCollection", { members }), statusText.saved)}
        />
      </Setting>
    </div>
  );
}
