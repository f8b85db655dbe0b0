import { call } from "../../../api/call.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { MessageKeySetting } from "./MessageKeySetting.tsx";
import { Setting } from "./Setting.tsx";
import type { Settings } from "./settings.ts";

const posters = [
  ["everyone", "Everybody"],
  ["ra", "Everybody but guests"],
  ["admin", "Admins and owners"],
  ["owner", "Owners"],
] as const;

type Poster = (typeof posters)[number][0];

/** Second factor, app approval, posting, and the key of the messages. */
export function GateSettings({ teamId, settings }: { readonly teamId: string; readonly settings: Settings }) {
  const { isBusy, run } = useAct();
  const team = { team_id: teamId };
  const setPosting = (value: string) => {
    const who: Poster = posters.find(([known]) => known === value)?.[0] ?? "everyone";
    void run(() => call("admin.teams.settings.setPostingPolicy", { ...team, who_can_post: who }), "Saved.");
  };
  return (
    <div className={styles["settings"]}>
      <Setting
        title="Second factor required"
        effect={
          <>
            Every call of somebody who has set up none answers <code>two_factor_setup_required</code>, also yours.
          </>
        }
      >
        <Switch
          label="Required"
          isOn={settings.two_factor_required}
          isDisabled={isBusy}
          onChange={(required) =>
            void run(() => call("admin.teams.settings.setTwoFactor", { ...team, required }), "Saved.")
          }
        />
      </Setting>
      <Setting
        title="Apps need approval"
        effect={
          <>
            Members who install an app that no admin has approved are refused; <code>apps.developerInstall</code>{" "}
            answers <code>app_approval_request_eligible</code>.
          </>
        }
      >
        <Switch
          label="Approval"
          isOn={settings.app_approval_required}
          isDisabled={isBusy}
          onChange={(required) =>
            void run(() => call("admin.teams.settings.setAppApproval", { ...team, required }), "Saved.")
          }
        />
      </Setting>
      <Setting
        title="Who may post"
        effect={
          <>
            <code>chat.postMessage</code> and its kin answer <code>restricted_action</code> to all others, in every
            channel and thread. Direct messages stay open.
          </>
        }
      >
        <Select
          aria-label="Who may post"
          value={settings.who_can_post ?? "everyone"}
          options={posters}
          disabled={isBusy}
          onChoose={setPosting}
        />
      </Setting>
      <MessageKeySetting teamId={teamId} isSuspended={settings.message_key_suspended} />
    </div>
  );
}
