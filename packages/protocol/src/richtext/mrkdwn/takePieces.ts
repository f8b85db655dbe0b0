import type { Inline } from "../inline.ts";
import { collectLine, type Mask, marks } from "../runs.ts";
import { unescapeMrkdwn } from "./escape.ts";

export type Sign = "*" | "_" | "~";

const markOf = { "*": marks.bold, _: marks.italic, "~": marks.strike } as const;

type Piece = { text: string; readonly element?: Inline; mask: Mask };

/** Cuts a text into words, elements and marks from left to right, and knows which marks are open. */
export function takePieces(raw: string) {
  const pieces: Piece[] = [];
  /** Outermost first, by the place of their piece. There is at most one of a kind, so looking through them is short. */
  const open: { readonly sign: Sign; readonly at: number }[] = [];
  let start = 0;

  function keep(until: number, mask: Mask = 0): void {
    if (until > start) pieces.push({ text: unescapeMrkdwn(raw.slice(start, until)), mask });
    start = until;
  }

  return {
    /** Where the text begins that was not cut yet. */
    start: () => start,
    keep,
    skip(until: number): void {
      start = until;
    },
    put(element: Inline, from: number, until: number, mask: Mask = 0): void {
      keep(from, mask);
      pieces.push({ text: "", element, mask });
      start = until;
    },
    isOpen: (sign: Sign) => open.some((mark) => mark.sign === sign),
    /** One of the same kind that was open before stays a plain character. */
    open(sign: Sign, at: number): void {
      keep(at);
      const before = open.findIndex((mark) => mark.sign === sign);
      if (before >= 0) open.splice(before, 1);
      open.push({ sign, at: pieces.length });
      pieces.push({ text: sign, mask: 0 });
      start = at + 1;
    },
    /** What was opened inside and not closed stays plain characters. */
    close(sign: Sign, at: number): void {
      keep(at);
      const place = open.findIndex((mark) => mark.sign === sign);
      const from = open[place]?.at ?? pieces.length;
      const mark = pieces[from];
      if (mark !== undefined) mark.text = "";
      for (let inside = from; inside < pieces.length; inside++) {
        const piece = pieces[inside];
        if (piece !== undefined) piece.mask |= markOf[sign];
      }
      open.length = place;
      start = at + 1;
    },
    endLine(): void {
      open.length = 0;
    },
    elements(): Inline[] {
      keep(raw.length);
      const line = collectLine();
      for (const { text, element, mask } of pieces) {
        if (element !== undefined) line.element(element, mask);
        else if (text !== "") line.text(text, mask);
      }
      return line.end();
    },
  };
}
