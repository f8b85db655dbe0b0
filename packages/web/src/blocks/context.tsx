import type { Context } from "@platform/protocol/blocks/context.ts";
import { ImageView } from "../elements/image.tsx";
import { TextObject } from "../richtext/TextObject.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";

/** Small print: texts and pictures in a line. */
export function ContextView({ block }: BlockProps<Context>) {
  return (
    <div className={styles["context"]}>
      {block.elements.map((element, at) =>
        element.type === "image" ? (
          <ImageView key={at} block={block} element={element} />
        ) : (
          <TextObject key={at} text={element} />
        ),
      )}
    </div>
  );
}
