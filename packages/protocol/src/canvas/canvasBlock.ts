import type { Inline } from "../richtext/inline.ts";

/** A cell of a table: its words are a section of their own. */
export interface CanvasCell {
  readonly id: string;
  readonly elements: readonly Inline[];
}

export type ItemStyle = "bullet" | "ordered" | "checklist";

export interface CanvasItem {
  readonly type: "item";
  readonly id: string;
  readonly style: ItemStyle;
  readonly indent: number;
  /** Of a checklist. */
  readonly checked?: boolean;
  readonly elements: readonly Inline[];
}

/**
 * A block of a canvas, which the wire calls a section. Lists have no block of their own: each item is one, so that it can
 * be changed alone. A line break within a block is a newline in its text.
 */
export type CanvasBlock =
  | { readonly type: "heading"; readonly id: string; readonly level: 1 | 2 | 3; readonly elements: readonly Inline[] }
  | { readonly type: "paragraph"; readonly id: string; readonly elements: readonly Inline[] }
  | { readonly type: "quote"; readonly id: string; readonly elements: readonly Inline[] }
  | CanvasItem
  | { readonly type: "code"; readonly id: string; readonly language?: string; readonly text: string }
  | { readonly type: "divider"; readonly id: string }
  /** An image, or another page that is shown in the canvas. */
  | { readonly type: "embed"; readonly id: string; readonly url: string; readonly alt: string }
  | { readonly type: "table"; readonly id: string; readonly rows: readonly (readonly CanvasCell[])[] };

/** What a canvas cannot hold, and the line of the Markdown that asks for it. */
export interface CanvasFault {
  readonly line: number;
  readonly message: string;
}

export type CanvasParse =
  | { readonly ok: true; readonly blocks: readonly CanvasBlock[] }
  | { readonly ok: false; readonly fault: CanvasFault };
