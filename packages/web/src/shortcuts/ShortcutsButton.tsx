import { Zap } from "lucide-react";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { useShortcuts } from "./offered.ts";
import { runShortcut } from "./run.ts";

/** What apps offer everywhere. No button where none of them does. */
export function ShortcutsButton() {
  const shortcuts = useShortcuts("global");
  if (shortcuts.length === 0) return null;
  return (
    <Menu align="start" trigger={<IconButton label="Shortcuts" icon={<Zap size={16} />} />}>
      {shortcuts.map((shortcut) => (
        <MenuItem
          key={`${shortcut.app} ${shortcut.callback_id}`}
          keys={shortcut.app}
          onChoose={() => void runShortcut(shortcut)}
        >
          {shortcut.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
