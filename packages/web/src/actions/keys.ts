const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether exactly these keys are pressed. */
export function matchesKeys(keys: string, event: Pressed): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const isSame = event.key.length === 1 ? event.key.toLowerCase() === key.toLowerCase() : event.key === key;
  // On some keyboards a sign such as / needs Shift; only letters and named keys differ by it.
  const isShiftRight = /^[^a-z]$/i.test(key) || event.shiftKey === parts.includes("Shift");
  const isModRight = (event.ctrlKey || event.metaKey) === parts.includes("Mod");
  return isSame && isShiftRight && isModRight && event.altKey === parts.includes("Alt");
}

const names: Readonly<Record<string, string>> = {
  Mod: isMac ? "⌘" : "Ctrl",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** The keys as people read them: `Ctrl+K`. */
export function keysText(keys: string): string {
  return keys
    .split("+")
    .map((key) => names[key] ?? key)
    .join("+");
}

/** The keys as the editor's keymap names them: `Mod-Shift-x`. */
export function editorKeys(keys: string): string {
  return keys
    .split("+")
    .map((key) => (key.length === 1 ? key.toLowerCase() : key))
    .join("-");
}
