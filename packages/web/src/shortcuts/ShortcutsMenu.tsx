import { Zap } from "lucide-react";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { useShortcuts } from "./offered.ts";
import { runShortcut } from "./run.ts";

/** What apps offer everywhere. */
export default function ShortcutsMenu() {
  return (
    <Menu align="start" isOpenAtFirst trigger={<IconButton label="Shortcuts" icon={<Zap size={16} />} />}>
      {useShortcuts("global").map((shortcut) => (
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
