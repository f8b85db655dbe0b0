import { Zap } from "lucide-react";
import { MenuItem, MenuSeparator } from "../ui/Menu.tsx";
import { useShortcuts } from "./offered.ts";
import { runShortcut } from "./run.ts";

/** What apps offer to do with a message, in its menu. */
export function MessageShortcuts({ channel, ts }: { readonly channel: string; readonly ts: string }) {
  const shortcuts = useShortcuts("message");
  if (shortcuts.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      {shortcuts.map((shortcut) => (
        <MenuItem
          key={`${shortcut.app} ${shortcut.callback_id}`}
          icon={<Zap size={16} />}
          keys={shortcut.app}
          onChoose={() => void runShortcut(shortcut, { channel, ts })}
        >
          {shortcut.name}
        </MenuItem>
      ))}
    </>
  );
}
