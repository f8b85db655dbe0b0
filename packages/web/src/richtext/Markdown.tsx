import { lazy, memo, Suspense } from "react";
import styles from "./RichText.module.css";

/** The parser is a chunk of its own: people write rich text, and only apps write Markdown. */
const ParsedMarkdown = lazy(() => import("./ParsedMarkdown.tsx"));

interface Props {
  readonly text: string;
  /** Whether more is to come, so that marks which are open are closed where the text breaks off. */
  readonly isOpen?: boolean;
}

/** Markdown as apps and language models write it; readable as it is until the parser is there. */
export const Markdown = memo(function Markdown({ text, isOpen = false }: Props) {
  return (
    <Suspense fallback={<div className={styles["lines"]}>{text}</div>}>
      <ParsedMarkdown text={text} isOpen={isOpen} />
    </Suspense>
  );
});
