import { Switch } from "../../../ui/Switch.tsx";
import { type Act, useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { Setting } from "./Setting.tsx";
import { settingsText } from "../../../strings/settings.ts";
import { CodeText } from "../../../ui/CodeText.tsx";
import { statusText } from "../../../strings/statuses.ts";

const blocked = [
  ["file_links", settingsText.linksToFiles, "platform_connect_file_link_sharing_blocked", "chat.postMessage"],
  ["canvases", settingsText.linksToCanvases, "platform_connect_canvas_sharing_blocked", "chat.postMessage"],
  ["lists", settingsText.linksToLists, "platform_connect_lists_sharing_blocked", "chat.postMessage"],
  ["trigger_users", settingsText.peopleTriggers, "connected_user_denied", "workflows.triggers.permissions.set"],
  [
    "trigger_channels",
    settingsText.sharedChannelsRunTriggers,
    "shared_channel_denied",
    "workflows.triggers.permissions.set",
  ],
  ["trigger_teams", settingsText.workspaceTriggers, "connected_team_denied", "workflows.triggers.permissions.set"],
  ["trigger_orgs", settingsText.organizationTriggers, "connected_org_denied", "workflows.triggers.permissions.set"],
] as const;

const kinds = [
  ...blocked.map(([kind, title, code, method]) => [kind, title, settingsText.whenOff(method, code, "")] as const),
  ["unreviewed_invites", settingsText.unreviewedInvites, settingsText.unreviewedInvitesOff] as const,
];

interface Props {
  readonly policy: Readonly<Record<string, boolean>>;
  /** Allows or blocks one kind, for a workspace or for all of an organization. */
  readonly set: (change: Readonly<Record<string, boolean>>) => ReturnType<Parameters<Act["run"]>[0]>;
  /** What else decides. */
  readonly besides?: string | undefined;
}

/** What a channel that is shared with others may carry. */
export function ConnectSettings({ policy, set, besides }: Props) {
  const { isBusy, run } = useAct();
  return (
    <div className={styles["settings"]}>
      {kinds.map(([kind, title, effect]) => (
        <Setting
          key={kind}
          title={title}
          effect={
            <>
              <CodeText text={effect.trim()} />
              {besides !== undefined && <CodeText text={` ${besides}`} />}
            </>
          }
        >
          <Switch
            label={settingsText.allowed}
            isOn={policy[kind] ?? true}
            isDisabled={isBusy}
            onChange={(isOn) => void run(() => set({ [kind]: isOn }), statusText.saved)}
          />
        </Setting>
      ))}
    </div>
  );
}
