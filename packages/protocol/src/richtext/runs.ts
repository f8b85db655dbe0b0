import type { Inline } from "./inline.ts";
import type { Style } from "./style.ts";

/** The styles that marks can express, outermost first: that is how people's own messages nest them. */
export const marks = { strike: 1, italic: 2, bold: 4, code: 8 } as const;

export type Mask = number;

export function maskOf(style: Style | undefined): Mask {
  if (style === undefined) return 0;
  return (
    (style.strike ? marks.strike : 0) |
    (style.italic ? marks.italic : 0) |
    (style.bold ? marks.bold : 0) |
    (style.code ? marks.code : 0)
  );
}

export function styleOf(mask: Mask): { style?: Style } {
  if (mask === 0) return {};
  return {
    style: {
      ...(mask & marks.bold && { bold: true }),
      ...(mask & marks.italic && { italic: true }),
      ...(mask & marks.strike && { strike: true }),
      ...(mask & marks.code && { code: true }),
    },
  };
}

/** Collects a line: neighbouring text of one style becomes one element, as it is in people's own messages. */
export function collectLine() {
  const elements: Inline[] = [];
  let words = "";
  let mask: Mask = 0;

  function end(): void {
    if (words !== "") elements.push({ type: "text", text: words, ...styleOf(mask) });
    words = "";
  }

  return {
    text(more: string, style: Mask): void {
      if (style !== mask) end();
      mask = style;
      words += more;
    },
    /** Only words and links can be code. */
    element(element: Inline, style: Mask): void {
      end();
      elements.push({ ...element, ...styleOf(element.type === "link" ? style : style & ~marks.code) });
    },
    /** Adds a skin tone to an emoji that was just put here. */
    extendEmoji(suffix: string): boolean {
      const last = elements.at(-1);
      if (words !== "" || last?.type !== "emoji" || last.name.includes("::")) return false;
      last.name += suffix;
      return true;
    },
    end(): Inline[] {
      end();
      return elements;
    },
  };
}
