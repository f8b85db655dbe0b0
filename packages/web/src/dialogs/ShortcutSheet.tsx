import { useClient } from "../store/store.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { showOverlay } from "../navigation/screen.ts";
import { localKeys, shortcuts } from "../actions/shortcuts.ts";
import styles from "./ShortcutSheet.module.css";

/** All keys on one page. On a Mac the command key does what Ctrl does. */
export function ShortcutSheet() {
  const enterSends = useClient((state) => state.preferences.enterSends);
  const all = [...shortcuts.map(({ keys, label }) => [keys, label] as const), ...localKeys(enterSends)];
  return (
    <Dialog isOpen isWide onClose={() => showOverlay(undefined)} title="Keyboard shortcuts">
      <dl className={styles["keys"]}>
        {all.map(([keys, label]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
