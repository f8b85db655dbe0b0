import type { ContextActions } from "@platform/protocol/blocks/context_actions.ts";
import { ElementView } from "../elements/ElementView.tsx";
import type { AnyElement } from "../surface/elements.ts";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";

/** Small things to act on under an answer. */
export function ContextActionsView({ block }: BlockProps<ContextActions>) {
  return (
    <div className={styles["contextActions"]}>
      {block.elements.map((element, at) => (
        <ElementView key={element.action_id ?? at} block={block} element={element as AnyElement} />
      ))}
    </div>
  );
}
