import { type Overlay, showOverlay } from "../navigation/screen.ts";
import { shortcutsText } from "../strings/shortcuts.ts";

interface ClientCommand {
  readonly description: string;
  readonly overlay: NonNullable<Overlay>;
}

/** Commands that only open something here, so that no server need know them. Their names are reserved there. */
export const clientCommands: Readonly<Record<string, ClientCommand>> = {
  "/shortcuts": { description: shortcutsText.showShortcuts, overlay: "shortcuts" },
  "/prefs": { description: shortcutsText.openPreferences, overlay: "preferences" },
};

/** Runs a command of the client. False when it is none. */
export function runClientCommand(command: string): boolean {
  const found = Object.hasOwn(clientCommands, command) ? clientCommands[command] : undefined;
  if (!found) return false;
  showOverlay(found.overlay);
  return true;
}
