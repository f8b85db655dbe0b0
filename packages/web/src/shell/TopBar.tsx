import { Search } from "lucide-react";
import { useLocation } from "wouter";
import { keysText } from "../actions/keys.ts";
import { openSearch } from "../actions/pageActions.ts";
import { knownSession } from "../api/session.ts";
import { searchEntryText } from "../strings/searchEntry.ts";
import styles from "./TopBar.module.css";

/** The top of the page: the one entry to search. */
export function TopBar({ current }: { readonly current: string | undefined }) {
  const [, go] = useLocation();
  const label = searchEntryText.searchIn(knownSession().team.name);
  return (
    <header className={styles["bar"]}>
      <button
        type="button"
        data-tour="search"
        className={styles["search"]}
        onClick={() => openSearch?.run({ current, go })}
      >
        <Search size={16} aria-hidden="true" />
        <span className={styles["label"]}>{label}</span>
        <kbd>{keysText(openSearch?.keys ?? "")}</kbd>
      </button>
    </header>
  );
}
