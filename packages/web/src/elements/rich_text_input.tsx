import type { RichTextInput } from "@platform/protocol/elements/rich_text_input.ts";
import { useElement } from "../surface/useElement.ts";
import { TextArea } from "../ui/Input.tsx";
import styles from "./Element.module.css";
import { ariaOf, type ElementProps } from "./elementProps.ts";
import { plainText } from "@platform/protocol/richtext/plainText.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";

/** Asks for formatted text. */
export function RichTextInputView({ block, element, ...rest }: ElementProps<RichTextInput>) {
  const { raw, edit, isFocused } = useElement(block, element);
  const value = raw as RichTextBlock | null;
  return (
    <TextArea
      className={styles["multiline"]}
      value={value ? plainText(value) : ""}
      placeholder={element.placeholder?.text}
      autoFocus={isFocused}
      dir="auto"
      onChange={({ target }) => edit(richTextOf(target.value))}
      {...ariaOf(rest)}
    />
  );
}

function richTextOf(text: string): RichTextBlock | null {
  if (text === "") return null;
  return { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }] };
}
