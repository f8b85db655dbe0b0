import type { Input } from "@platform/protocol/blocks/input.ts";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { useStore } from "zustand";
import { ElementView } from "../elements/ElementView.tsx";
import { PlainText } from "../richtext/TextObject.tsx";
import { useSurface } from "../surface/SurfaceContext.ts";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";
import { blocksText } from "../strings/blocks.ts";

/** Asks for one thing, under a label; what is wrong with the answer stands right below it. */
export function InputView({ block }: BlockProps<Input>) {
  const { label, hint, element, optional: isOptional } = block;
  const { store } = useSurface();
  const error = useStore(store, ({ errors }) =>
    Object.hasOwn(errors, block.block_id ?? "") ? errors[block.block_id ?? ""] : undefined,
  );
  const id = useId();
  const labelId = `${id}label`;
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint && hintId, error !== undefined && errorId].filter(Boolean).join(" ");
  return (
    <div className={styles["input"]} data-invalid={error !== undefined || undefined}>
      <div id={labelId} className={styles["label"]}>
        <PlainText text={label.text} />
        {isOptional && <span className={styles["optional"]}> {blocksText.optional}</span>}
      </div>
      <ElementView
        block={block}
        element={element}
        labelId={labelId}
        describedBy={described || undefined}
        isInvalid={error !== undefined}
      />
      {hint && (
        <div id={hintId} className={styles["hint"]}>
          <PlainText text={hint.text} />
        </div>
      )}
      {error !== undefined && (
        <div id={errorId} className={styles["error"]}>
          <CircleAlert size={16} aria-hidden="true" />
          <bdi>{error}</bdi>
        </div>
      )}
    </div>
  );
}
