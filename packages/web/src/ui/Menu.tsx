import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { classes } from "./classes.ts";
import { keepOpen } from "./keepOpen.ts";
import styles from "./Popup.module.css";
import { uiText } from "../strings/ui.ts";

interface Props {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end" | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** For a menu that is loaded by the click that wants it. */
  readonly isOpenAtFirst?: boolean | undefined;
}

/** Things that can be done, behind one button. */
export function Menu({ trigger, children, align = "end", onOpenChange, isOpenAtFirst = false }: Props) {
  return (
    <Base.Root defaultOpen={isOpenAtFirst} onOpenChange={(open, details) => keepOpen(details) || onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        {/* It stands at the end of the page, outside of all its parts: without one of its own, who goes by parts passes it. */}
        <section aria-label={uiText.menu}>
          <Base.Positioner align={align} sideOffset={4} className={styles["positioner"]}>
            <Base.Popup className={classes(styles["popup"], styles["menu"])}>{children}</Base.Popup>
          </Base.Positioner>
        </section>
      </Base.Portal>
    </Base.Root>
  );
}

interface ItemProps {
  readonly children: ReactNode;
  readonly onChoose: () => void;
  readonly icon?: ReactNode;
  readonly keys?: string | undefined;
  readonly isDangerous?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Whether it is the one in effect, for an item that chooses or toggles. */
  readonly isChosen?: boolean | undefined;
}

export function MenuItem(props: ItemProps) {
  const { children, onChoose, icon, keys, isDangerous = false, isDisabled = false, isChosen = false } = props;
  return (
    <Base.Item
      className={classes(styles["item"], isDangerous && styles["dangerous"])}
      disabled={isDisabled}
      onClick={onChoose}
    >
      {icon}
      {children}
      {isChosen && <Check size={16} role="img" aria-label={uiText.selected} className={styles["chosen"]} />}
      {keys !== undefined && <span className={styles["keys"]}>{keys}</span>}
    </Base.Item>
  );
}

/** Items that belong together, under a heading. */
export function MenuGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles["groupLabel"]}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles["separator"]} />;
}
