import type { LucideIcon } from "lucide-react";

/**
 * Something a person can do, as a value. Buttons, menus, keys, the command palette and the sheet of shortcuts all derive
 * from it, so a label or a key cannot differ between them.
 */
export interface Action<Target> {
  /** Unique among all actions. */
  readonly id: string;
  readonly label: string | ((target: Target) => string);
  readonly icon?: LucideIcon;
  /** As in `Mod+Shift+X`; `Mod` is Ctrl, or Command on a Mac. */
  readonly keys?: string;
  readonly isDangerous?: boolean;
  /** For keys that only make sense on the keyboard, such as moving the focus: the command palette leaves them out. */
  readonly isKeyOnly?: boolean;
  /** Without it the action is always available. */
  isAvailable?(target: Target): boolean;
  /** For a toggle: whether it is on. */
  isOn?(target: Target): boolean;
  run(target: Target): void;
}

export function labelOf<Target>({ label }: Action<Target>, target: Target): string {
  return typeof label === "string" ? label : label(target);
}

export function availableOf<Target, Kind extends Action<Target>>(actions: readonly Kind[], target: Target): Kind[] {
  return actions.filter((action) => action.isAvailable?.(target) ?? true);
}
