import { Plus, X } from "lucide-react";
import { searchText } from "../strings/search.ts";
import styles from "./FilterChips.module.css";
import { filtersOf, type Modifier } from "./query.ts";

interface Props {
  readonly query: string;
  /** Begins a filter in the field. */
  readonly onBegin: (modifier: Modifier) => void;
  readonly onRemove: (text: string) => void;
}

/** The filters of the query, each with a button that removes it, and those that can be added. */
export function FilterChips({ query, onBegin, onRemove }: Props) {
  const chips = Object.entries(searchText.chips) as [Modifier, string][];
  return (
    <div role="group" aria-label={searchText.filters} className={styles["chips"]}>
      {filtersOf(query).map(({ text }) => (
        <button
          key={text}
          type="button"
          aria-label={searchText.removeFilter(text)}
          className={styles["chosen"]}
          onClick={() => onRemove(text)}
        >
          <bdi>{text}</bdi>
          <X size={12} aria-hidden="true" />
        </button>
      ))}
      {chips.map(([modifier, label]) => (
        <button key={modifier} type="button" className={styles["chip"]} onClick={() => onBegin(modifier)}>
          <Plus size={12} aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}
