import { markerOf } from "@platform/protocol/richtext/markers.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { type FlatContainer, flatten } from "@platform/protocol/richtext/flatten.ts";
import type { RichTextSection } from "@platform/protocol/richtext/containers/section.ts";
import { memo } from "react";
import { classes } from "../ui/classes.ts";
import { arrange, type ListPiece, type Piece } from "./arrange.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import { isEmojiOnly } from "./isEmojiOnly.ts";
import { Line } from "./Line.tsx";
import styles from "./RichText.module.css";

/** Formatted text as everybody reads it. */
export const RichText = memo(function RichText({ block }: { readonly block: RichTextBlock }) {
  const className = classes(styles["text"], isEmojiOnly(block) && styles["emojiOnly"]);
  return (
    <div className={className}>
      <Pieces pieces={arrange(flatten(block))} />
    </div>
  );
});

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, at) => {
    if (piece.kind === "quote") {
      return (
        <blockquote key={at} dir="auto">
          <Pieces pieces={piece.pieces} />
        </blockquote>
      );
    }
    if (piece.kind === "list") return <List key={at} list={piece.list} />;
    return <Container key={at} container={piece.container} />;
  });
}

function Container({ container }: { readonly container: Exclude<FlatContainer, { type: "rich_text_list" }> }) {
  if (container.type === "rich_text_preformatted") return <CodeBlock code={container} />;
  return <Lines section={container} />;
}

/** A line break at the end only says that something follows; shown, it would be an empty line. */
function Lines({ section }: { readonly section: { readonly elements: RichTextSection["elements"] } }) {
  const last = section.elements.at(-1);
  const elements =
    last?.type === "text" && last.text.endsWith("\n")
      ? [...section.elements.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]
      : section.elements;
  return (
    <div className={styles["lines"]} dir="auto">
      <Line elements={elements} />
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
