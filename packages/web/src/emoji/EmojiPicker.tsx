import { type ReactNode, useMemo, useRef, useState } from "react";
import { VList, type VListHandle } from "virtua";
import { useClient } from "../store/store.ts";
import { Input } from "../ui/Input.tsx";
import styles from "./EmojiPicker.module.css";
import { emojiNamed, type FoundEmoji } from "./findEmoji.ts";
import { type Cell, gridOf, moved } from "./grid.ts";
import { chooseTone, chosenTone } from "./tone.ts";
import { emojiText } from "../strings/emoji.ts";

interface Props {
  readonly onChoose: (emoji: FoundEmoji) => void;
}

const tones = [undefined, 2, 3, 4, 5, 6] as const;
const start: Cell = { row: 0, column: 0 };

/** Every emoji, found by its name, the workspace's own first. Arrows move, Enter chooses. */
export function EmojiPicker({ onChoose }: Props) {
  const own = useClient((state) => state.emoji);
  const [query, setQuery] = useState("");
  const [tone, setTone] = useState(chosenTone);
  const [chosen, setChosen] = useState(start);
  const rows = useMemo(() => gridOf(query, own), [query, own]);
  const active = rows[chosen.row]?.names[chosen.column];
  const list = useRef<VListHandle>(null);

  const search = (text: string) => {
    setQuery(text);
    setChosen(start);
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
    onChoose(emojiNamed(active, own, tone));
  };

  return (
    <div className={styles["picker"]}>
      <Input
        autoFocus
        role="combobox"
        aria-label={emojiText.search}
        aria-expanded="true"
        aria-controls="emoji-grid"
        aria-activedescendant={active === undefined ? undefined : `emoji-${active}`}
        placeholder={emojiText.search}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles["grid"]}>
        <VList
          ref={list}
          data={rows}
          id="emoji-grid"
          role="listbox"
          aria-label={emojiText.emoji}
          className={styles["rows"]}
        >
          {({ title, names }) => (
            <GridRow key={names[0]} title={title}>
              {names.map((name) => (
                <Choice key={name} emoji={emojiNamed(name, own, tone)} isActive={name === active} onChoose={onChoose} />
              ))}
            </GridRow>
          )}
        </VList>
      </div>
      <div className={styles["foot"]}>
        <span className={styles["name"]}>{active === undefined ? emojiText.noMatch : `:${active}:`}</span>
        <Tones tone={tone} onChoose={setTone} />
      </div>
    </div>
  );
}

/** A row of emoji, below the title of its group where the group begins. */
function GridRow({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  return (
    <div role="presentation">
      {title !== undefined && (
        <div aria-hidden="true" className={styles["title"]}>
          {title}
        </div>
      )}
      <div role="presentation" className={styles["row"]}>
        {children}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly emoji: FoundEmoji;
  readonly isActive: boolean;
  readonly onChoose: (emoji: FoundEmoji) => void;
}

function Choice({ emoji, isActive, onChoose }: ChoiceProps) {
  const { name, picture, characters } = emoji;
  return (
    <div
      id={`emoji-${name}`}
      role="option"
      aria-selected={isActive}
      aria-label={name}
      title={`:${name}:`}
      className={styles["emoji"]}
      onClick={() => onChoose(emoji)}
    >
      {picture === undefined ? characters : <img className={styles["picture"]} src={picture} alt="" />}
    </div>
  );
}

interface TonesProps {
  readonly tone: number | undefined;
  readonly onChoose: (tone: number | undefined) => void;
}

/** Chosen once, and then the tone of all hands and faces that this person sends. */
function Tones({ tone, onChoose }: TonesProps) {
  return (
    <div role="radiogroup" aria-label={emojiText.skinTone} className={styles["tones"]}>
      {tones.map((each) => (
        <button
          key={each ?? 0}
          type="button"
          role="radio"
          aria-checked={each === tone}
          aria-label={each === undefined ? emojiText.defaultTone : emojiText.toneNumber(each)}
          className={styles["tone"]}
          onClick={() => {
            chooseTone(each);
            onChoose(each);
          }}
        >
          {emojiNamed("hand", {}, each).characters}
        </button>
      ))}
    </div>
  );
}
