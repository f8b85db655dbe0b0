import type { ReactNode, RefObject } from "react";
import { VList, type VListHandle } from "virtua";
import type { Cell, GridRow } from "./grid.ts";
import type { FoundEmoji } from "./namedEmoji.ts";
import styles from "./EmojiPicker.module.css";
import { emojiText } from "../strings/emoji.ts";

interface Props {
  readonly list: RefObject<VListHandle | null>;
  readonly rows: readonly GridRow[];
  readonly chosen: Cell;
  readonly emojiOf: (name: string) => FoundEmoji;
  readonly onChoose: (emoji: FoundEmoji) => void;
  /** Called with the first row in sight. */
  readonly onTop: (row: number) => void;
}

/** The rows in sight. */
export function EmojiGrid({ list, rows, chosen, emojiOf, onChoose, onTop }: Props) {
  return (
    <div className={styles["grid"]}>
      <VList
        ref={list}
        data={rows}
        id="emoji-grid"
        role="listbox"
        aria-label={emojiText.emoji}
        className={styles["rows"]}
        onScroll={(offset) => onTop(list.current?.findItemIndex(offset + 1) ?? 0)}
      >
        {({ title, names }, row) => (
          <Row key={row} title={title}>
            {names.map((name, column) => (
              <Choice
                key={name}
                id={cellId({ row, column })}
                emoji={emojiOf(name)}
                isActive={row === chosen.row && column === chosen.column}
                onChoose={onChoose}
              />
            ))}
          </Row>
        )}
      </VList>
    </div>
  );
}

/** An emoji may be there twice, so it is known by where it is. */
export function cellId({ row, column }: Cell): string {
  return `emoji-${row}-${column}`;
}

/** A row of emoji, below the title of its group where the group begins. */
function Row({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
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
  readonly id: string;
  readonly emoji: FoundEmoji;
  readonly isActive: boolean;
  readonly onChoose: (emoji: FoundEmoji) => void;
}

function Choice({ id, emoji, isActive, onChoose }: ChoiceProps) {
  const { name, picture, characters } = emoji;
  return (
    <div
      id={id}
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
