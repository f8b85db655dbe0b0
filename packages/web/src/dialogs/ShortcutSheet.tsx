import { keysText } from "../actions/keys.ts";
import { showOverlay } from "../navigation/screen.ts";
import { useClient } from "../store/store.ts";
import { actionsText } from "../strings/actions.ts";
import { shortcutSheetText as text } from "../strings/shortcutSheet.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { commandGroups as groups } from "./commandGroups.ts";
import styles from "./ShortcutSheet.module.css";

type Line = readonly [keys: string, label: string];

const page = linesOf([...groups.views.actions, ...groups.page.actions, ...groups.account.actions]);
const channel = linesOf(groups.channel.actions);
const message = linesOf(groups.message.actions);
const format = linesOf(groups.writing.actions);

/** Every key on one page. On a Mac the command key does what Ctrl does. */
export function ShortcutSheet() {
  const enterSends = useClient((state) => state.preferences.enter_sends);
  return (
    <Dialog isOpen isWide isReadOnly onClose={() => showOverlay(undefined)} title={actionsText.keyboardShortcuts}>
      <Keys
        title={groups.page.title}
        lines={[...page, [`${keysText("Mod+1")} … 9`, text.openWorkspace], ["Shift+F10", text.rowMenu]]}
      />
      {channel.length > 0 && <Keys title={groups.channel.title} lines={channel} />}
      <Keys
        title={groups.message.title}
        lines={[["↑ ↓", text.moveBetweenMessages], ["Enter", text.openThread], ...message]}
      />
      <Keys title={groups.writing.title} lines={[...composerLines(enterSends), ...format]} />
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
