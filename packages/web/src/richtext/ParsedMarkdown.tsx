import { closeMarkdown } from "@platform/protocol/richtext/markdown/closeMarkdown.ts";
import { richTextOfMarkdown } from "@platform/protocol/richtext/markdown/richTextOfMarkdown.ts";
import { memo } from "react";
import { RichText } from "./RichText.tsx";
import { useSegments } from "./useSegments.ts";

interface Props {
  readonly text: string;
  readonly isOpen: boolean;
}

/** While it grows, finished segments stay as they are and only the last one is parsed again. */
export default function ParsedMarkdown({ text, isOpen }: Props) {
  const segments = useSegments(text, isOpen);
  return segments.map((segment, at) => (
    <Segment key={at} text={segment} isOpen={isOpen && at === segments.length - 1} />
  ));
}

const Segment = memo(function Segment({ text, isOpen }: Props) {
  return <RichText block={richTextOfMarkdown(isOpen ? closeMarkdown(holdBack(text)) : text)} />;
});

/** A last line of these alone may yet become a heading, a list or a table, and would be shown as one and then another. */
function holdBack(text: string): string {
  return text.replace(/\n[-=|*+#>\s]*$/, "\n");
}
