import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { useOpener } from "./useOpener.ts";
import { buttonText } from "../strings/buttons.ts";

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the end; the primary one last. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean | undefined;
  /** Leaves the title to screen readers, for dialogs that show what they are. */
  readonly isTitleHidden?: boolean | undefined;
  /** Takes the whole screen but for a frame, for what is looked at rather than answered. */
  readonly isFull?: boolean | undefined;
  /** For a dialog that is only read: its body takes the focus, so that the keyboard can scroll it. */
  readonly isReadOnly?: boolean | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Asks for something before all else goes on. */
export function Dialog({ isOpen, onClose, title, children, actions, isTitleHidden = false, ...options }: Props) {
  const { isWide = false, isFull = false, isReadOnly = false, onKeyDown } = options;
  const giveFocusBack = useOpener(isOpen);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles["backdrop"]} />
        <Base.Popup
          className={classes(styles["popup"], isWide && styles["wide"], isFull && styles["full"])}
          finalFocus={giveFocusBack}
          onKeyDown={onKeyDown}
        >
          <header className={isTitleHidden ? "visually-hidden" : styles["header"]}>
            <Base.Title className={styles["title"]}>{title}</Base.Title>
            {!isTitleHidden && <Base.Close render={<IconButton label={buttonText.close} icon={<X size={16} />} />} />}
          </header>
          <div className={styles["body"]} {...(isReadOnly && { tabIndex: 0, role: "region", "aria-label": title })}>
            {children}
          </div>
          {actions !== undefined && <footer className={styles["actions"]}>{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
