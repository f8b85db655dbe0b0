import type { Container, RichTextBlock } from "../block.ts";
import type { RichTextList } from "../containers/list.ts";
import { limits } from "../../limits.ts";
import type { Inline } from "../inline.ts";
import { collectLine, type Mask } from "../runs.ts";
import type { Line } from "./writeLine.ts";

/** Collects containers. Paragraphs that follow each other are one section, as they are in people's own messages. */
export function collectPage() {
  const containers: Container[] = [];
  let prose: { readonly line: Line; readonly border: number } | undefined;

  function endProse(): void {
    if (prose === undefined) return;
    const { line, border } = prose;
    prose = undefined;
    const elements = line.end();
    if (border === 0) containers.push({ type: "rich_text_section", elements });
    else
      containers.push({
        type: "rich_text_quote",
        elements,
        ...(border > 1 && { border: Math.min(border - 1, limits.rich_text_border_max) }),
      });
  }

  function put(container: Container): void {
    endProse();
    containers.push(container);
  }

  return {
    /** A line to write on, below what was written before. */
    paragraph(border: number, gap: string): Line {
      if (prose !== undefined && prose.border === border) prose.line.text(gap, 0);
      else {
        endProse();
        prose = { line: collectLine(), border };
      }
      return prose.line;
    },
    put,
    /** Items that continue the list above them go into it. */
    items(list: RichTextList): void {
      endProse();
      const last = containers.at(-1);
      if (last?.type === "rich_text_list" && continues(last, list)) last.elements.push(...list.elements);
      else put(list);
    },
    end(): RichTextBlock {
      endProse();
      return {
        type: "rich_text",
        elements: containers.map((one, at) => (at < containers.length - 1 ? ended(one) : one)),
      };
    },
  };
}

function continues(last: RichTextList, list: RichTextList): boolean {
  const isNext = list.style === "bullet" || (list.offset ?? 0) === (last.offset ?? 0) + last.elements.length;
  return isNext && last.style === list.style && last.indent === list.indent && last.border === list.border;
}

/** A section that something follows ends its own line. */
function ended(container: Container): Container {
  if (container.type !== "rich_text_section") return container;
  return { ...container, elements: withText(container.elements, "\n", 0) };
}

function withText(elements: readonly Inline[], text: string, mask: Mask): Inline[] {
  const last = elements.at(-1);
  if (last?.type === "text" && last.style === undefined)
    return [...elements.slice(0, -1), { ...last, text: last.text + text }];
  const line = collectLine();
  line.text(text, mask);
  return [...elements, ...line.end()];
}
