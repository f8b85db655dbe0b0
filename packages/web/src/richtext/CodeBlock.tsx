import type { RichTextPreformatted } from "@platform/protocol/richtext/containers/preformatted.ts";
import { useEffect, useState } from "react";
import { CopyButton } from "../ui/CopyButton.tsx";
import { type CodePiece, highlight } from "./highlight.ts";
import { Line } from "./Line.tsx";
import styles from "./RichText.module.css";
import { richtextText } from "../strings/richtext.ts";

/** Lines of code; colored when their language is named and known, and at once readable until then. */
export function CodeBlock({ code }: { readonly code: RichTextPreformatted }) {
  const { elements, language } = code;
  const text = elements.map((element) => textOf(element)).join("");
  const pieces = usePieces(text, language);
  return (
    <div className={styles["codeBlock"]}>
      <pre
        tabIndex={0}
        role="region"
        aria-label={language ? richtextText.codeIn(language) : richtextText.code}
        dir="ltr"
      >
        <code>{pieces ? <Pieces pieces={pieces} /> : <Line elements={elements} />}</code>
      </pre>
      <span className={styles["codeTools"]}>
        <CopyButton text={text} label={richtextText.copyCode} />
      </span>
    </div>
  );
}

function textOf(element: RichTextPreformatted["elements"][number]): string {
  if (element.type === "text") return element.text;
  return element.type === "link" ? (element.text ?? element.url) : "";
}

function usePieces(text: string, language: string | undefined): readonly CodePiece[] | undefined {
  const [found, setFound] = useState<{ text: string; pieces: readonly CodePiece[] | undefined }>();
  useEffect(() => {
    if (language === undefined) return;
    let isWanted = true;
    // Without its colors the code can still be read, so a chunk that does not come is no error.
    void highlight(text, language)
      .catch(() => undefined)
      .then((pieces) => isWanted && setFound({ text, pieces }));
    return () => {
      isWanted = false;
    };
  }, [text, language]);
  return found?.text === text ? found.pieces : undefined;
}

function Pieces({ pieces }: { readonly pieces: readonly CodePiece[] }) {
  return pieces.map((piece, at) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <span key={at} data-code={piece.scope.split(".")[0]}>
        <Pieces pieces={piece.pieces} />
      </span>
    ),
  );
}
