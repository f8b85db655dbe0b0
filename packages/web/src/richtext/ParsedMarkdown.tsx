import { closeMarkdown } from "@platform/protocol/richtext/markdown/closeMarkdown.ts";
import { richTextOfMarkdown } from "@platform/protocol/richtext/markdown/richTextOfMarkdown.ts";
import { memo, useMemo } from "react";
import { MarkdownTable } from "./MarkdownTable.tsx";
import { RichText } from "./RichText.tsx";
import { segmentsOf } from "./segments.ts";
import { splitTables } from "./splitTables.ts";

interface Props {
  readonly text: string;
  readonly isOpen: boolean;
}

/** While it grows, what is finished stays as it is and only the last segment is parsed again. */
export default function ParsedMarkdown({ text, isOpen }: Props) {
  const stretches = splitTables(isOpen ? holdBack(text) : text);
  return stretches.map((stretch, at) =>
    stretch.kind === "table" ? (
      <MarkdownTable key={at} text={stretch.text} />
    ) : (
      <Segments key={at} text={stretch.text} isOpen={isOpen && at === stretches.length - 1} />
    ),
  );
}

function Segments({ text, isOpen }: Props) {
  const segments = useMemo(() => segmentsOf(text, isOpen), [text, isOpen]);
  return segments.map((segment, at) => (
    <Segment key={at} text={segment} isOpen={isOpen && at === segments.length - 1} />
  ));
}

const Segment = memo(function Segment({ text, isOpen }: Props) {
  return <RichText block={richTextOfMarkdown(isOpen ? closeMarkdown(text) : text)} />;
});

/** A last line of these alone may yet become a heading, a list or a table, and would be shown as one and then another. */
function holdBack(text: string): string {
  return text.replace(/\n[-=|*+#>:\s]*$/, "\n");
}
