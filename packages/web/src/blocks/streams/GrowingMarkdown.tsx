import { Markdown } from "../../richtext/Markdown.tsx";
import styles from "./Stream.module.css";
import type { StreamingState } from "./streamingState.ts";
import { useRevealed } from "./useRevealed.ts";

interface Props {
  readonly text: string;
  readonly state: StreamingState;
}

/** The text that is written last; marks that were open when it broke off are closed for it. */
export function GrowingMarkdown({ text, state }: Props) {
  const isGrowing = state === "in_progress";
  const shown = useRevealed(text, isGrowing);
  return (
    <div className={isGrowing ? styles["growing"] : undefined}>
      <Markdown text={shown} isOpen={state !== "completed"} />
    </div>
  );
}
