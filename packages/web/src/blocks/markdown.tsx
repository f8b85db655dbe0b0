import type { Markdown as MarkdownBlock } from "@platform/protocol/blocks/markdown.ts";
import { Markdown } from "../richtext/Markdown.tsx";
import type { BlockProps } from "./blockProps.ts";

/** Text as language models write it. */
export function MarkdownView({ block }: BlockProps<MarkdownBlock>) {
  return <Markdown text={block.text} />;
}
