import { keysText } from "../actions/keys.ts";
import { pageActions } from "../actions/pageActions.ts";
import { formatActions } from "../composer/formatActions.ts";
import { showOverlay } from "../navigation/screen.ts";
import { useClient } from "../store/store.ts";
import { actionsText } from "../strings/actions.ts";
import { shortcutSheetText as text } from "../strings/shortcutSheet.ts";
import { messageActions } from "../timeline/messageActions.ts";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./ShortcutSheet.module.css";

type Line = readonly [keys: string, label: string];

const page = linesOf(pageActions);
const message = linesOf(messageActions);
const format = linesOf(formatActions);

/** Every key on one page. On a Mac the command key does what Ctrl does. */
export function ShortcutSheet() {
  const enterSends = useClient((state) => state.preferences.enterSends);
  return (
    <Dialog isOpen isWide isReadOnly onClose={() => showOverlay(undefined)} title={actionsText.keyboardShortcuts}>
      <Keys title={text.everywhere} lines={page} />
      <Keys
        title={text.onMessage}
        lines={[["↑ ↓", text.moveBetweenMessages], ["Enter", text.openThread], ...message]}
      />
      <Keys title={text.whileWriting} lines={[...composerLines(enterSends), ...format]} />
      <Keys title={text.inFile} lines={[["← →", text.moveBetweenFiles]]} />
    </Dialog>
  );
}

function Keys({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <section className={styles["group"]}>
      <h3>{title}</h3>
      <dl className={styles["keys"]}>
        {lines.map(([keys, label]) => (
          <div key={label}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function linesOf(actions: readonly { readonly keys?: string; readonly label: unknown }[]): readonly Line[] {
  return actions.flatMap(({ keys, label }): readonly Line[] =>
    keys !== undefined && typeof label === "string" ? [[keysText(keys), label]] : [],
  );
}

/** Keys that the editor itself handles. */
function composerLines(enterSends: boolean): readonly Line[] {
  return [
    [enterSends ? "Enter" : keysText("Mod+Enter"), text.send],
    [enterSends ? "Shift+Enter" : "Enter", text.newLine],
    ["↑", text.editLast],
    ["@ # :", text.mention],
  ];
}
