import { useId } from "react";
import { showOverlay } from "../navigation/screen.ts";
import { dialogsText } from "../strings/dialogs.ts";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./PreferencesDialog.module.css";
import { preferencesSections } from "./preferences/sections.ts";

/** How this client behaves. All but the theme holds in every browser of the person; a screen is light or dark by itself. */
export function PreferencesDialog() {
  const name = useId();
  return (
    <Dialog isOpen onClose={() => showOverlay(undefined)} title={dialogsText.preferences}>
      {preferencesSections.map(({ id, label, Section }) => (
        <section key={id} aria-labelledby={`${name}-${id}`} className={styles["section"]}>
          <h3 id={`${name}-${id}`} className={styles["label"]}>
            {label}
          </h3>
          <Section />
        </section>
      ))}
    </Dialog>
  );
}
