import { parseSegment } from "@platform/protocol/richtext/markdown/parseSegment.ts";
import { richTextOfMarkdown } from "@platform/protocol/richtext/markdown/richTextOfMarkdown.ts";
import { memo } from "react";
import { RichText } from "./RichText.tsx";
import { RichTable } from "./RichTable.tsx";

/** A table of Markdown, as a table; whatever only looks like one is shown as text. */
export const MarkdownTable = memo(function MarkdownTable({ text }: { readonly text: string }) {
  const [node] = parseSegment(text).children;
  if (node?.type !== "table") return <RichText block={richTextOfMarkdown(text)} />;
  const rows = node.children.map((row) =>
    row.children.map((cell) => {
      const [first, last] = [cell.children[0], cell.children.at(-1)];
      return richTextOfMarkdown(text.slice(first?.position?.start.offset ?? 0, last?.position?.end.offset ?? 0));
    }),
  );
  const columns = (node.align ?? []).map((align) => ({ is_wrapped: true, ...(align && { align }) }));
  return <RichTable block={{ type: "table", rows, column_settings: columns }} />;
});
