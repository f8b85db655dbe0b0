import { Clock, Flag, Hash, Leaf, Lightbulb, Plane, Smile, Sparkles, Trophy, Utensils } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./EmojiPicker.module.css";
import { emojiText } from "../strings/emoji.ts";

const { categories } = emojiText;
const size = 16;

const icons: Readonly<Record<string, ReactNode>> = Object.fromEntries([
  [emojiText.recent, <Clock key="recent" size={size} />],
  [emojiText.custom, <Sparkles key="custom" size={size} />],
  [categories["Smileys & People"], <Smile key="smileys" size={size} />],
  [categories["Animals & Nature"], <Leaf key="nature" size={size} />],
  [categories["Food & Drink"], <Utensils key="food" size={size} />],
  [categories["Travel & Places"], <Plane key="travel" size={size} />],
  [categories["Activities"], <Trophy key="activities" size={size} />],
  [categories["Objects"], <Lightbulb key="objects" size={size} />],
  [categories["Symbols"], <Hash key="symbols" size={size} />],
  [categories["Flags"], <Flag key="flags" size={size} />],
]);

interface Props {
  readonly titles: readonly string[];
  /** The section at the top of the grid. */
  readonly current: string | undefined;
  readonly onChoose: (title: string) => void;
}

/** Leads to each section of the grid. */
export function EmojiSections({ titles, current, onChoose }: Props) {
  return (
    <div role="group" aria-label={emojiText.sections} className={styles["sections"]}>
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          aria-label={title}
          aria-pressed={title === current}
          title={title}
          className={styles["section"]}
          onClick={() => onChoose(title)}
        >
          {icons[title]}
        </button>
      ))}
    </div>
  );
}
