import { useMemo, useRef, useState } from "react";
import { VList, type VListHandle } from "virtua";
import { Input } from "../ui/Input.tsx";
import { standardEmojis } from "@platform/protocol/emoji/standardEmoji.ts";
import styles from "./EmojiPicker.module.css";
import { emojiNamed, findEmoji, type FoundEmoji } from "./findEmoji.ts";
import { chooseTone, chosenTone } from "./tone.ts";

interface Props {
  readonly onChoose: (emoji: FoundEmoji) => void;
}

const perRow = 8;
const foundMax = 200;
const tones = [undefined, 2, 3, 4, 5, 6] as const;

/** Every emoji, found by its name. Arrows move, Enter chooses. */
export function EmojiPicker({ onChoose }: Props) {
  const [query, setQuery] = useState("");
  const [tone, setTone] = useState(chosenTone);
  const [chosen, setChosen] = useState(0);
  const found = useMemo(() => namesFor(query), [query]);
  const rows = useMemo(() => chunk(found), [found]);
  const active = found[chosen];
  const list = useRef<VListHandle>(null);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(found.length - 1, chosen + step));
      setChosen(next);
      // What is out of sight is not in the page, and could not be told of as the one that Enter takes.
      list.current?.scrollToIndex(Math.floor(next / perRow), { align: "nearest" });
    }
    if (event.key === "Enter" && active !== undefined) onChoose(emojiNamed(active, tone));
  };

  return (
    <div className={styles["picker"]}>
      <Input
        autoFocus
        role="combobox"
        aria-label="Find an emoji"
        aria-expanded="true"
        aria-controls="emoji-grid"
        aria-activedescendant={active === undefined ? undefined : `emoji-${active}`}
        placeholder="Find an emoji"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles["grid"]}>
        <VList ref={list} data={rows} id="emoji-grid" role="listbox" aria-label="Emoji" className={styles["rows"]}>
          {(names) => (
            <div key={names[0]} role="presentation" className={styles["row"]}>
              {names.map((name) => (
                <div
                  key={name}
                  id={`emoji-${name}`}
                  role="option"
                  aria-selected={name === active}
                  aria-label={name}
                  title={`:${name}:`}
                  className={styles["emoji"]}
                  onClick={() => onChoose(emojiNamed(name, tone))}
                >
                  {emojiNamed(name, tone).characters}
                </div>
              ))}
            </div>
          )}
        </VList>
      </div>
      <div className={styles["foot"]}>
        <span className={styles["name"]}>{active === undefined ? "Nothing is called that." : `:${active}:`}</span>
        <Tones tone={tone} onChoose={setTone} />
      </div>
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
    <div role="radiogroup" aria-label="Skin tone" className={styles["tones"]}>
      {tones.map((each) => (
        <button
          key={each ?? 0}
          type="button"
          role="radio"
          aria-checked={each === tone}
          aria-label={each === undefined ? "No skin tone" : `Skin tone ${each}`}
          className={styles["tone"]}
          onClick={() => {
            chooseTone(each);
            onChoose(each);
          }}
        >
          {emojiNamed("hand", each).characters}
        </button>
      ))}
    </div>
  );
}

function namesFor(query: string): readonly string[] {
  if (query.trim() === "") return standardEmojis().map(({ name }) => name);
  return findEmoji(query.trim().replaceAll(":", ""), foundMax).map(({ name }) => name);
}

function chunk(names: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(names.length / perRow) }, (_, at) =>
    names.slice(at * perRow, (at + 1) * perRow),
  );
}
