import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import styles from "./Popup.module.css";

interface Props {
  readonly text: string;
  readonly children: ReactElement;
  readonly side?: "top" | "bottom" | "left" | "right" | undefined;
}

/** A few words about what it is put around. Never the only place where something is said. */
export function Tooltip({ text, children, side = "top" }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className={styles["positioner"]}>
          <Base.Popup className={styles["tooltip"]}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
