import type { RichTextInput } from "@platform/protocol/elements/rich_text_input.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { type CSSProperties, useRef } from "react";
import { RichTextEditor } from "../composer/RichTextEditor.tsx";
import { useElement } from "../surface/useElement.ts";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";
import { elementsText } from "../strings/elements.ts";

const defaultLinesMax = 8;
const linePx = 22;

/** Asks for formatted text, with the editor that people write messages in. */
export function RichTextInputView({ block, element, describedBy, isInvalid }: ElementProps<RichTextInput>) {
  const { raw, edit, isFocused } = useElement(block, element);
  // The editor keeps what is written; what it began with is looked at once.
  const initial = useRef(raw as RichTextBlock | null);
  const { min_lines: least = 3, max_lines: most = defaultLinesMax } = element;
  const label = (block["label"] as { text: string } | undefined)?.text ?? elementsText.text;
  const height = { "--least": `${least * linePx}px`, "--most": `${most * linePx}px` } as CSSProperties;
  return (
    <div className={styles["editor"]} style={height} data-invalid={isInvalid || undefined}>
      <RichTextEditor
        label={label}
        placeholder={element.placeholder?.text}
        initial={initial.current ?? undefined}
        describedBy={describedBy}
        isInvalid={isInvalid}
        isFocused={isFocused}
        onChange={(written, isEmpty) => edit(isEmpty ? null : (written() ?? null))}
      />
    </div>
  );
}
