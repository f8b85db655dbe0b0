import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { RichText } from "../richtext/RichText.tsx";
import styles from "./DraftsPage.module.css";

interface Props {
  readonly blocks: readonly unknown[] | undefined;
  /** Where there are no blocks that can be shown. */
  readonly text?: string | undefined;
}

/** What a message will say. */
export function Preview({ blocks = [], text = "" }: Props) {
  const block = blocks.find(isRichText);
  return (
    <div dir="auto" className={styles["text"]}>
      {block ? <RichText block={block} /> : text}
    </div>
  );
}

export function isRichText(block: unknown): block is RichTextBlock {
  return (block as RichTextBlock | undefined)?.type === "rich_text";
}
