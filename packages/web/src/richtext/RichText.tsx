import { markerOf } from "@platform/protocol/richtext/markers.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { flatten } from "@platform/protocol/richtext/flatten.ts";
import type { RichTextSection } from "@platform/protocol/richtext/containers/section.ts";
import { memo, type ReactNode, use } from "react";
import { classes } from "../ui/classes.ts";
import { arrange, type ListPiece, type Piece } from "./arrange.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import { isEmojiOnly } from "./isEmojiOnly.ts";
import { Line } from "./Line.tsx";
import styles from "./RichText.module.css";
import { TextEndContext } from "./textEnd.ts";

/** Formatted text as everybody reads it. */
export const RichText = memo(function RichText({ block }: { readonly block: RichTextBlock }) {
  const atEnd = use(TextEndContext);
  const end = atEnd?.block === block ? atEnd.node : undefined;
  const className = classes(styles["text"], isEmojiOnly(block) && styles["emojiOnly"]);
  return (
    <div className={className}>
      <Pieces pieces={arrange(flatten(block))} end={end} />
    </div>
  );
});

interface PiecesProps {
  readonly pieces: readonly Piece[];
  /** In the last line; after the last piece when that has no lines of its own, such as a quote. */
  readonly end?: ReactNode;
}

function Pieces({ pieces, end }: PiecesProps) {
  const last = pieces.at(-1);
  const isInline = last?.kind === "container" && last.container.type === "rich_text_section";
  return (
    <>
      {pieces.map((piece, at) => (
        <PieceView key={at} piece={piece} end={isInline && piece === last ? end : undefined} />
      ))}
      {!isInline && end}
    </>
  );
}

function PieceView({ piece, end }: { readonly piece: Piece; readonly end: ReactNode }) {
  if (piece.kind === "quote") {
    return (
      <blockquote dir="auto">
        <Pieces pieces={piece.pieces} />
      </blockquote>
    );
  }
  if (piece.kind === "list") return <List list={piece.list} />;
  if (piece.container.type === "rich_text_preformatted") return <CodeBlock code={piece.container} />;
  return <Lines section={piece.container} end={end} />;
}

interface LinesProps {
  readonly section: { readonly elements: RichTextSection["elements"] };
  readonly end: ReactNode;
}

/** A line break at the end only says that something follows; shown, it would be an empty line. */
function Lines({ section, end }: LinesProps) {
  const last = section.elements.at(-1);
  const elements =
    last?.type === "text" && last.text.endsWith("\n")
      ? [...section.elements.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]
      : section.elements;
  return (
    <div className={styles["lines"]} dir="auto">
      <Line elements={elements} />
      {end}
    </div>
  );
}

/** The marker is written out, because its number may go on from a list that stands elsewhere. */
function List({ list }: { readonly list: ListPiece }) {
  const Tag = list.style === "ordered" ? "ol" : "ul";
  return (
    <Tag className={styles["list"]} role="list">
      {list.items.map(({ from, at, lists }, index) => (
        <li key={index} value={list.style === "ordered" ? (from.offset ?? 0) + at + 1 : undefined}>
          <span className={styles["marker"]} aria-hidden={list.style === "bullet"}>
            {markerOf(from, at)}
          </span>
          <div className={styles["item"]} dir="auto">
            <Line elements={from.elements[at]?.elements ?? []} />
            {lists.map((below, place) => (
              <List key={place} list={below} />
            ))}
          </div>
        </li>
      ))}
    </Tag>
  );
}
