import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import styles from "./Popup.module.css";

interface Props {
  readonly trigger: ReactElement;
  /** What screen readers call it. */
  readonly label: string;
  readonly children: ReactNode;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly side?: "top" | "bottom" | "left" | "right" | undefined;
}

/** A small panel beside the button that opens it. */
export function Popover({ trigger, label, children, isOpen, onOpenChange, side = "bottom" }: Props) {
  return (
    <Base.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onOpenChange={(open) => {
        onOpenChange?.(open);
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className={styles["positioner"]}>
          <Base.Popup aria-label={label} className={styles["popup"]}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
