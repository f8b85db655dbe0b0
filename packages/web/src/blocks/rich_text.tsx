import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { RichText } from "../richtext/RichText.tsx";
import type { BlockProps } from "./blockProps.ts";

/** Formatted text: what people write. */
export function RichTextView({ block }: BlockProps<RichTextBlock>) {
  return <RichText block={block} />;
}
