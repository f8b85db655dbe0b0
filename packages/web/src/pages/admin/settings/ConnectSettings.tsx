import { Switch } from "../../../ui/Switch.tsx";
import { type Act, useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { Setting } from "./Setting.tsx";

const kinds = [
  ["file_links", "Links to files", "platform_connect_file_link_sharing_blocked", "chat.postMessage"],
  ["canvases", "Links to canvases", "platform_connect_canvas_sharing_blocked", "chat.postMessage"],
  ["lists", "Links to lists", "platform_connect_lists_sharing_blocked", "chat.postMessage"],
  ["trigger_users", "Their people run triggers", "connected_user_denied", "workflows.triggers.permissions.set"],
  ["trigger_channels", "Shared channels run triggers", "shared_channel_denied", "workflows.triggers.permissions.set"],
  ["trigger_teams", "Their workspaces run triggers", "connected_team_denied", "workflows.triggers.permissions.set"],
  ["trigger_orgs", "Their organization runs triggers", "connected_org_denied", "workflows.triggers.permissions.set"],
] as const;

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
      {kinds.map(([kind, title, code, method]) => (
        <Setting
          key={kind}
          title={title}
          effect={
            <>
              Off, <code>{method}</code> answers <code>{code}</code>. {besides}
            </>
          }
        >
          <Switch
            label="Allowed"
            isOn={policy[kind] ?? true}
            isDisabled={isBusy}
            onChange={(isOn) => void run(() => set({ [kind]: isOn }), "Saved.")}
          />
        </Setting>
      ))}
    </div>
  );
}
