import { call } from "../../../api/call.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { InviteApprovalSetting } from "./InviteApprovalSetting.tsx";
import { LinkPreviewsSetting } from "./LinkPreviewsSetting.tsx";
import { MessageKeySetting } from "./MessageKeySetting.tsx";
import { PublicFilesSetting } from "./PublicFilesSetting.tsx";
import { Setting } from "./Setting.tsx";
import type { Settings } from "./settings.ts";
import { settingsText } from "../../../strings/settings.ts";
import { CodeText } from "../../../ui/CodeText.tsx";
import { statusText } from "../../../strings/statuses.ts";

const posters = [
  ["everyone", settingsText.everyone],
  ["ra", settingsText.everyoneButGuests],
  ["admin", settingsText.adminsAndOwners],
  ["owner", settingsText.owners],
] as const;

type Poster = (typeof posters)[number][0];

/** Second factor, app and invite approval, public links of files, link previews, posting, and the key of the messages. */
export function GateSettings({ teamId, settings }: { readonly teamId: string; readonly settings: Settings }) {
  const { isBusy, run } = useAct();
  const team = { team_id: teamId };
  const setPosting = (value: string) => {
    const who: Poster = posters.find(([known]) => known === value)?.[0] ?? "everyone";
    void run(() => call("admin.teams.settings.setPostingPolicy", { ...team, who_can_post: who }), statusText.saved);
  };
  return (
    <div className={styles["settings"]}>
      <Setting
        title={settingsText.twoFactor}
        effect={
          <>
            <CodeText text={settingsText.twoFactorAbout} />
          </>
        }
      >
        <Switch
          label={settingsText.required}
          isOn={settings.two_factor_required}
          isDisabled={isBusy}
          onChange={(required) =>
            void run(() => call("admin.teams.settings.setTwoFactor", { ...team, required }), statusText.saved)
          }
        />
      </Setting>
      <Setting
        title={settingsText.appApproval}
        effect={
          <>
            <CodeText text={settingsText.appApprovalAbout} />
          </>
        }
      >
        <Switch
          label={settingsText.appApprovalLabel}
          isOn={settings.app_approval_required}
          isDisabled={isBusy}
          onChange={(required) =>
            void run(() => call("admin.teams.settings.setAppApproval", { ...team, required }), statusText.saved)
          }
        />
      </Setting>
      <InviteApprovalSetting teamId={teamId} isRequired={settings.invite_approval_required} />
      <PublicFilesSetting teamId={teamId} isAllowed={settings.public_files_allowed} />
      <LinkPreviewsSetting teamId={teamId} isAllowed={settings.link_previews_allowed} />
      <Setting
        title={settingsText.whoCanPost}
        effect={
          <>
            <CodeText text={settingsText.whoCanPostAbout} />
          </>
        }
      >
        <Select
          aria-label={settingsText.whoCanPost}
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
