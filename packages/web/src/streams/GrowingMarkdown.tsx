import { Markdown } from "../richtext/Markdown.tsx";
import styles from "./Stream.module.css";
import { useRevealed } from "./useRevealed.ts";

interface Props {
  readonly text: string;
  readonly isOpen: boolean;
}

/** The text that is being written right now. */
export function GrowingMarkdown({ text, isOpen }: Props) {
  const shown = useRevealed(text, isOpen);
  return (
    <div className={isOpen ? styles["growing"] : undefined}>
      <Markdown text={shown} isOpen={isOpen} />
    </div>
  );
}
