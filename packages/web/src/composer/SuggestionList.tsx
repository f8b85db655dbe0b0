import { createPortal } from "react-dom";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./SuggestionList.module.css";
import type { Suggestion } from "./suggestions.ts";
import type { Suggestions } from "./useSuggestions.ts";
import { composerText } from "../strings/composer.ts";

type Props = Pick<Suggestions, "items" | "chosen" | "place" | "take"> & { readonly id: string };

/** The names that may be meant, above the line that is written. The editor keeps the focus. */
export function SuggestionList({ id, items, chosen, place, take }: Props) {
  if (items.length === 0 || !place) return null;
  const width = items[0]?.sign === "/" ? 480 : 320;
  const left = Math.max(8, Math.min(place.left, window.innerWidth - width - 8));
  return createPortal(
    <section aria-label={composerText.suggestions}>
      <div
        id={id}
        role="listbox"
        aria-label={composerText.suggestions}
        className={styles["list"]}
        style={{ left, bottom: window.innerHeight - place.top + 6, width }}
      >
        {items.map((item, at) => (
          <div
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={at === chosen}
            ref={at === chosen ? scrollIntoSight : undefined}
            className={classes(styles["item"], at === chosen && styles["chosen"])}
            onMouseDown={(event) => {
              // Before the editor would lose the focus, and with it the place to put it.
              event.preventDefault();
              take(item);
            }}
          >
            <span className={styles["sign"]} aria-hidden="true">
              <Sign {...item} />
            </span>
            <span className={styles["label"]}>{item.label}</span>
            <span className={styles["hint"]}>{item.hint}</span>
          </div>
        ))}
      </div>
    </section>,
    document.body,
  );
}

function scrollIntoSight(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}

function Sign({ id, label, sign, isPerson = false, picture }: Suggestion) {
  if (isPerson) return <PersonAvatar id={id} name={label} size={20} />;
  // The label of a command begins with its sign.
  if (sign === "/") return null;
  return picture === undefined ? sign : <img className={styles["picture"]} src={picture} alt="" />;
}
