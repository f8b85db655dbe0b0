import type { RichTextBlock } from "../block.ts";
import { cutMarkdown } from "./cutMarkdown.ts";
import { groupSegments } from "./groupSegments.ts";
import { collectPage } from "./page.ts";
import { parseSegment } from "./parseSegment.ts";
import { writeFlow, writeList } from "./writeFlow.ts";

const top = { border: 0, indent: 0 };

/**
 * Rich text of GitHub's markdown, as apps and language models write it. Headings become bold lines, tables columns of
 * fixed width, images links; HTML is shown as it was written.
 *
 * @example
 * richTextOfMarkdown("**Done**: see <@U1>\n\n1. one\n2. two")
 */
export function richTextOfMarkdown(markdown: string): RichTextBlock {
  const page = collectPage();
  /** The list that the group before ended with: its items may go on, and then it knows their numbers. */
  let open: { readonly ordered: boolean; readonly count: number } | undefined;
  for (const { text, isTangled } of groupSegments(cutMarkdown(markdown))) {
    if (isTangled) page.paragraph(0, "\n\n").text(text.trim(), 0);
    const nodes = isTangled ? [] : parseSegment(text).children;
    const before = open;
    open = undefined;
    for (const [at, node] of nodes.entries()) {
      if (node.type !== "list") {
        writeFlow([node], page, top);
        continue;
      }
      const ordered = node.ordered === true;
      const goesOn = at === 0 && before?.ordered === ordered;
      const count = writeList(node, page, top, goesOn ? before.count : (node.start ?? 1) - 1);
      if (at === nodes.length - 1) open = { ordered, count };
    }
  }
  return page.end();
}
