import { call } from "../../../api/call.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { Setting } from "../settings/Setting.tsx";
import type { Organization } from "./organization.ts";

const plans = [
  ["standard", "Standard"],
  ["business", "Business"],
  ["enterprise", "Enterprise"],
] as const;

/** The plan of an organization, and what is counted in it. */
export function OrgSettings({ settings }: { readonly settings: Organization["settings"] }) {
  const { isBusy, run } = useAct();
  const setPlan = (value: string) => {
    const plan = plans.find(([known]) => known === value)?.[0] ?? "enterprise";
    void run(() => call("admin.enterprise.setPlan", { plan }), "Saved.");
  };
  return (
    <div className={styles["settings"]}>
      <Setting
        title="Plan"
        effect={
          <>
            Below Business, <code>admin.analytics.messages.metadata</code> answers <code>restricted_plan_level</code>;
            below Enterprise, so does <code>admin.analytics.messages.activity</code>.
          </>
        }
      >
        <Select
          aria-label="Plan of the organization"
          value={settings.plan}
          options={plans}
          disabled={isBusy}
          onChoose={setPlan}
        />
      </Setting>
      <Setting
        title="Count what people do with messages"
        effect={
          <>
            Off, nothing is recorded, and <code>admin.analytics.messages.metadata</code> answers{" "}
            <code>admin_analytics_disabled</code>. What was recorded before stays.
          </>
        }
      >
        <Switch
          label="Messages counted"
          isOn={settings.message_analytics}
          isDisabled={isBusy}
          onChange={(messages) => void run(() => call("admin.analytics.setCollection", { messages }), "Saved.")}
        />
      </Setting>
      <Setting
        title="Tell what each person did on a day"
        effect={
          <>
            Off, <code>admin.analytics.getFile</code> answers <code>member_analytics_disabled</code> to whoever asks for
            people.
          </>
        }
      >
        <Switch
          label="People told of"
          isOn={settings.member_analytics}
          isDisabled={isBusy}
          onChange={(members) => void run(() => call("admin.analytics.setCollection", { members }), "Saved.")}
        />
      </Setting>
    </div>
  );
}
