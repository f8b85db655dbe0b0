import type { MethodResult } from "@platform/sdk";
import type { Inline } from "@platform/protocol/richtext/inline.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";

export type Section = MethodResult<"client.canvases.read">["canvas"]["sections"][number];

export const elementsOf = ({ elements = [] }: Pick<Section, "elements">): Inline[] => elements as unknown as Inline[];

/** The number of each ordered item among those that it follows; 1 for all other sections. */
export function numbersOf(sections: readonly Pick<Section, "type" | "style" | "indent">[]): number[] {
  const counts: number[] = [];
  return sections.map(({ type, style, indent = 0 }) => {
    counts.length = type === "item" ? Math.min(counts.length, indent + 1) : 0;
    if (type !== "item" || style !== "ordered") {
      counts.length = Math.min(counts.length, indent);
      return 1;
    }
    counts[indent] = (counts[indent] ?? 0) + 1;
    return counts[indent];
  });
}

/** A section as rich text; nothing for those that are more than text. */
export function richTextOf(section: Section, number: number): RichTextBlock | undefined {
  const elements = elementsOf(section);
  const lines = { type: "rich_text_section" as const, elements };
  switch (section.type) {
    case "paragraph":
      return { type: "rich_text", elements: [lines] };
    case "quote":
      return { type: "rich_text", elements: [{ type: "rich_text_quote", elements }] };
    case "code":
      return {
        type: "rich_text",
        elements: [{ type: "rich_text_preformatted", elements: [{ type: "text", text: section.text ?? "" }] }],
      };
    case "item": {
      const style = section.style === "ordered" ? ("ordered" as const) : ("bullet" as const);
      const list = { type: "rich_text_list" as const, style, indent: section.indent ?? 0, elements: [lines] };
      return { type: "rich_text", elements: [style === "ordered" ? { ...list, offset: number - 1 } : list] };
    }
    default:
      return undefined;
  }
}

/** The Markdown of an item of a checklist with its tick changed. */
export function ticked(markdown: string, isDone: boolean): string {
  return markdown.replace(/^(\s*- )\[[ x]\]/, `$1[${isDone ? "x" : " "}]`);
}
