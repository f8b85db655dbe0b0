import { useMemo, useRef, useState } from "react";
import type { VListHandle } from "virtua";
import { useClient } from "../store/store.ts";
import { Input } from "../ui/Input.tsx";
import { cellId, EmojiGrid } from "./EmojiGrid.tsx";
import styles from "./EmojiPicker.module.css";
import { emojiNamed } from "./findEmoji.ts";
import type { FoundEmoji } from "./namedEmoji.ts";
import { type Cell, gridOf, type GridRow, moved } from "./grid.ts";
import { EmojiSections } from "./EmojiSections.tsx";
import { keepRecentEmoji, recentEmoji } from "./recentEmoji.ts";
import { toneOf } from "./tone.ts";
import { Tones } from "./Tones.tsx";
import { emojiText } from "../strings/emoji.ts";

interface Props {
  readonly onChoose: (emoji: FoundEmoji) => void;
}

const start: Cell = { row: 0, column: 0 };

/** Every emoji by category, found by name and meaning. Only what is in sight is rendered. Arrows move, Enter chooses. */
export function EmojiPicker({ onChoose }: Props) {
  const own = useClient((state) => state.emoji);
  const [query, setQuery] = useState("");
  const tone = useClient((state) => toneOf(state.preferences));
  const [chosen, setChosen] = useState(start);
  const [recent] = useState(recentEmoji);
  const [top, setTop] = useState(0);
  const rows = useMemo(() => gridOf(query, own, recent), [query, own, recent]);
  const titles = useMemo(() => rows.flatMap(({ title }) => title ?? []), [rows]);
  const active = rows[chosen.row]?.names[chosen.column];
  const list = useRef<VListHandle>(null);

  const search = (text: string) => {
    setQuery(text);
    setChosen(start);
    list.current?.scrollToIndex(0);
  };
  const choose = (emoji: FoundEmoji) => {
    keepRecentEmoji(emoji.name);
    onChoose(emoji);
  };
  const goTo = (title: string) => {
    const row = rows.findIndex((each) => each.title === title);
    setChosen({ row, column: 0 });
    list.current?.scrollToIndex(row, { align: "start" });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = moved(rows, chosen, event.key);
    if (next) {
      event.preventDefault();
      setChosen(next);
      // What is out of sight is not in the page, and could not be announced as the one that Enter chooses.
      list.current?.scrollToIndex(next.row, { align: "nearest" });
    }
    if (event.key !== "Enter" || active === undefined) return;
    // The receiver of the emoji may take the focus at once, and would then get the line break of this Enter.
    event.preventDefault();
    choose(emojiNamed(active, own, tone));
  };

  return (
    <div className={styles["picker"]}>
      <Input
        autoFocus
        role="combobox"
        aria-label={emojiText.search}
        aria-expanded="true"
        aria-controls="emoji-grid"
        aria-activedescendant={active === undefined ? undefined : cellId(chosen)}
        placeholder={emojiText.search}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {titles.length > 1 && <EmojiSections titles={titles} current={titleAt(rows, top)} onChoose={goTo} />}
      <EmojiGrid
        list={list}
        rows={rows}
        chosen={chosen}
        emojiOf={(name) => emojiNamed(name, own, tone)}
        onChoose={choose}
        onTop={setTop}
      />
      <div className={styles["foot"]}>
        <span className={styles["name"]}>{active === undefined ? emojiText.noMatch : `:${active}:`}</span>
        <Tones />
      </div>
    </div>
  );
}

/** The section that a row belongs to. */
function titleAt(rows: readonly GridRow[], at: number): string | undefined {
  return rows.slice(0, at + 1).findLast(({ title }) => title !== undefined)?.title;
}
