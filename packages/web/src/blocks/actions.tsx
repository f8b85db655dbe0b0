import type { Actions } from "@platform/protocol/blocks/actions.ts";
import { ElementView } from "../elements/ElementView.tsx";
import type { AnyElement } from "../surface/elements.ts";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";

/** Things to act on, in a row that wraps. */
export function ActionsView({ block }: BlockProps<Actions>) {
  return (
    <div className={styles["actions"]}>
      {block.elements.map((element, at) => (
        <ElementView key={element.action_id ?? at} block={block} element={element as AnyElement} />
      ))}
    </div>
  );
}
