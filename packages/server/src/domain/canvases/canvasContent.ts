import { createHash } from "node:crypto";
import { cutCharacters, limits } from "@platform/protocol";
import { type CanvasBlock, parseCanvas, printCanvas } from "@platform/protocol/canvas/index.ts";
import type { CanvasRow } from "../../storage/tables/canvases.ts";
import type { FileDetails } from "../files/inspectFile.ts";

/** The blocks of a canvas and the number of its next section. */
export interface CanvasContent {
  readonly blocks: readonly CanvasBlock[];
  readonly nextSection: number;
}

/** Canvases from before sections had ids are Markdown; what a canvas cannot hold any more is shown as it was written. */
export function readContent(row: Pick<CanvasRow, "file_id" | "format" | "content" | "next_section">): CanvasContent {
  if (row.format === "blocks") {
    return { blocks: JSON.parse(row.content) as CanvasBlock[], nextSection: row.next_section };
  }
  const parsed = parseCanvas(row.content);
  const blocks: readonly CanvasBlock[] = parsed.ok ? parsed.blocks : [{ type: "code", id: "", text: row.content }];
  return numberSections(row.file_id, blocks, 0);
}

/** Gives every section without an id the next one. Ids look random but follow from the number, so no retry changes them. */
export function numberSections(fileId: string, blocks: readonly CanvasBlock[], nextSection: number): CanvasContent {
  let next = nextSection;
  const numbered = <T extends { readonly id: string }>(part: T): T =>
    part.id === "" ? { ...part, id: sectionId(fileId, next++) } : part;
  const all = blocks.map((block): CanvasBlock => {
    const one = numbered(block);
    return one.type === "table" ? { ...one, rows: one.rows.map((row) => row.map(numbered)) } : one;
  });
  return { blocks: all, nextSection: next };
}

function sectionId(fileId: string, number: number): string {
  const hash = createHash("sha256").update(`${fileId} ${number}`).digest("hex");
  const letters = Array.from(hash.slice(0, 3), (digit) => String.fromCharCode(65 + Number.parseInt(digit, 16)));
  return `temp:C:${letters.join("")}${hash.slice(3, 28)}`;
}

/** What a canvas keeps among the details of its file, where it costs no other read. */
export interface CanvasDetails extends FileDetails {
  readonly creator?: string;
  readonly editors?: readonly string[];
  /** The conversation whose canvas it is. */
  readonly channel?: string;
}

export function withPreview(details: CanvasDetails, markdown: string): CanvasDetails {
  const lines = markdown.split("\n");
  const shown = lines.slice(0, limits.file_preview_lines_max);
  const preview = cutCharacters(shown.join("\n"), limits.file_preview_chars_max).toWellFormed();
  return { ...details, preview, lines: lines.length, lines_more: lines.length - shown.length };
}

export function printContent({ blocks }: CanvasContent): string {
  return printCanvas(blocks);
}

export function isTooLarge(content: string): boolean {
  return Buffer.byteLength(content) > limits.canvas_bytes_max;
}

/** The name of a canvas among files: its title in the letters of an address. */
export function nameOfTitle(title: string): string {
  return (
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
      .replaceAll(/^_+|_+$/g, "") || "-"
  );
}
