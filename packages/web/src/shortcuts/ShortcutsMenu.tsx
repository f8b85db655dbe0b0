import type { MethodResult } from "@platform/sdk";
import { Zap } from "lucide-react";
import { useCall } from "../api/useCall.ts";
import { openWorkflow } from "../navigation/screen.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuGroup, MenuItem } from "../ui/Menu.tsx";
import { toast } from "../ui/toast.ts";
import { startTrigger } from "../workflows/startTrigger.ts";
import { useShortcuts } from "./offered.ts";
import { runShortcut } from "./run.ts";
import { shortcutsText } from "../strings/shortcuts.ts";
import { shortcutsMenuText } from "../strings/shortcutsMenu.ts";
import { statusText } from "../strings/statuses.ts";

type Trigger = Extract<MethodResult<"client.triggers.list">, { readonly ok: true }>["triggers"][number];

/** What a person can start in a conversation: the workflows that it features or has bookmarked, other workflows, and what apps offer everywhere. */
export default function ShortcutsMenu({ channel }: { readonly channel: string }) {
  const listed = useCall("client.triggers.list", { channel });
  const shortcuts = useShortcuts("global");
  const triggers = listed.data?.triggers ?? [];
  const isOfChannel = ({ bookmark_id: bookmark, is_featured: isFeatured }: Trigger) =>
    isFeatured || bookmark !== undefined;
  const isEmpty = triggers.length === 0 && shortcuts.length === 0;
  return (
    <Menu
      align="start"
      isOpenAtFirst
      trigger={<IconButton label={shortcutsText.shortcuts} icon={<Zap size={16} />} />}
      onOpenChange={(isOpen) => void (isOpen && listed.refetch())}
    >
      <Workflows label={shortcutsMenuText.inThisChannel} triggers={triggers.filter(isOfChannel)} channel={channel} />
      <Workflows
        label={shortcutsMenuText.workflows}
        triggers={triggers.filter((trigger) => !isOfChannel(trigger))}
        channel={channel}
      />
      {shortcuts.length > 0 && (
        <MenuGroup label={shortcutsMenuText.appShortcuts}>
          {shortcuts.map((shortcut) => (
            <MenuItem
              key={`${shortcut.app} ${shortcut.callback_id}`}
              keys={shortcut.app}
              onChoose={() => void runShortcut(shortcut)}
            >
              {shortcut.name}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
      {listed.isError && <Note text={shortcutsMenuText.workflowsFailed} />}
      {isEmpty && !listed.isError && <Note text={listed.isPending ? statusText.loading : shortcutsMenuText.empty} />}
    </Menu>
  );
}

interface WorkflowsProps {
  readonly label: string;
  readonly triggers: readonly Trigger[];
  readonly channel: string;
}

function Workflows({ label, triggers, channel }: WorkflowsProps) {
  if (triggers.length === 0) return null;
  return (
    <MenuGroup label={label}>
      {triggers.map((trigger) => (
        <MenuItem key={trigger.id} keys={trigger.app.name} onChoose={() => void start(trigger, channel)}>
          {trigger.name}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

async function start({ id: triggerId, name, inputs }: Trigger, channel: string): Promise<void> {
  if (inputs.length > 0) return openWorkflow(triggerId, { channel });
  const faults = await startTrigger({ triggerId, name, place: { channel } });
  if (faults.length > 0) toast(shortcutsMenuText.startFailed(name, faults.join(" ")));
}

function Note({ text }: { readonly text: string }) {
  return (
    <MenuItem isDisabled onChoose={() => undefined}>
      {text}
    </MenuItem>
  );
}
