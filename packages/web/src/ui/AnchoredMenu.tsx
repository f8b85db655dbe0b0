import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { uiText } from "../strings/ui.ts";
import { classes } from "./classes.ts";
import styles from "./Popup.module.css";

export interface MenuAnchor {
  /** What the menu is about; it gets the focus back. */
  readonly element: HTMLElement;
  /** Where the pointer asked for it; a key has no place, and the menu opens at the element. */
  readonly point?: { readonly x: number; readonly y: number } | undefined;
}

interface Props {
  readonly anchor: MenuAnchor;
  readonly label: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A menu that no button opens: the context menu of an element. */
export function AnchoredMenu({ anchor: { element, point }, label, children, onClose }: Props) {
  const at = point ? { getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) } : element;
  return (
    <Base.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Base.Portal>
        <section aria-label={uiText.menu}>
          <Base.Positioner anchor={at} align="start" sideOffset={2} className={styles["positioner"]}>
            <Base.Popup
              aria-label={label}
              finalFocus={() => element}
              className={classes(styles["popup"], styles["menu"])}
            >
              {children}
            </Base.Popup>
          </Base.Positioner>
        </section>
      </Base.Portal>
    </Base.Root>
  );
}
