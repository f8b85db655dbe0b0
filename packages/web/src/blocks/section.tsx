import type { Section } from "@platform/protocol/blocks/section.ts";
import { useId } from "react";
import { ElementView } from "../elements/ElementView.tsx";
import { TextObject } from "../richtext/TextObject.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";

/** Text, or a few short texts in two columns, with something to act on beside it; below it where there is no room. */
export function SectionView({ block }: BlockProps<Section>) {
  const { text, fields = [], accessory } = block;
  const labelId = useId();
  return (
    <div className={styles["section"]}>
      <div className={styles["sectionText"]} id={labelId}>
        {text && <TextObject text={text} />}
        {fields.length > 0 && (
          <div className={styles["fields"]}>
            {fields.map((field, at) => (
              <div key={at}>
                <TextObject text={field} />
              </div>
            ))}
          </div>
        )}
      </div>
      {accessory && (
        <div className={styles["accessory"]}>
          <ElementView block={block} element={accessory} labelId={text ? labelId : undefined} />
        </div>
      )}
    </div>
  );
}
