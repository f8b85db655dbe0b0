import type { CodePiece } from "./highlight.ts";

interface OpenPiece {
  readonly scope: string;
  readonly pieces: CodePiece[];
}

/** Collects what the highlighter finds as pieces instead of HTML; its members are those that the highlighter calls. */
export class PieceEmitter {
  readonly #open: OpenPiece[] = [{ scope: "", pieces: [] }];

  get pieces(): readonly CodePiece[] {
    return this.#open[0]?.pieces ?? [];
  }

  addText(text: string): void {
    if (text === "") return;
    const pieces = this.#open.at(-1)?.pieces ?? [];
    const last = pieces.at(-1);
    if (typeof last === "string") pieces[pieces.length - 1] = last + text;
    else pieces.push(text);
  }

  startScope(scope: string): void {
    const piece: OpenPiece = { scope, pieces: [] };
    this.#open.at(-1)?.pieces.push(piece);
    this.#open.push(piece);
  }

  endScope(): void {
    if (this.#open.length > 1) this.#open.pop();
  }

  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  /** Code inside code, as a script in a page. */
  __addSublanguage(other: PieceEmitter, name: string | undefined): void {
    this.#open.at(-1)?.pieces.push({ scope: name ?? "", pieces: other.pieces });
  }

  finalize(): void {
    this.#open.length = 1;
  }

  toHTML(): string {
    return "";
  }
}
