import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { searchText } from "../strings/search.ts";
import { rank } from "../ui/rank.ts";
import { store } from "../store/store.ts";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Input } from "../ui/Input.tsx";
import { showOverlay } from "../navigation/screen.ts";
import styles from "./Switcher.module.css";
import { type Target, targetsOf } from "./switcherTargets.tsx";

const shownMax = 12;

/**
 * Goes to any conversation and runs any action by a few letters. Unread and recently visited conversations come first;
 * actions appear once something is typed.
 */
export function Switcher() {
  const [path, go] = useLocation();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const targets = useMemo(() => targetsOf(store.getState(), path, go), [path, go]);
  const found = useMemo(() => {
    const offered = query === "" ? targets.filter(({ item }) => !item.isAction) : targets;
    return rank(query.replace(/^[#@]/, ""), offered, shownMax);
  }, [query, targets]);
  const close = () => showOverlay(undefined);
  const open = async (target: Target | undefined) => {
    close();
    const path = await target?.open();
    if (path !== undefined) go(path);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % Math.max(1, found.length));
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Else the button that has the focus again when this closes would be pressed by the same key.
    event.preventDefault();
    void open(found[chosen]);
  };
  return (
    <Dialog isOpen onClose={close} title={searchText.switcher} isTitleHidden>
      <Input
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls="switcher-list"
        aria-label={searchText.switcher}
        aria-activedescendant={found[chosen] ? `to-${found[chosen].id}` : undefined}
        placeholder={searchText.switcherPlaceholder}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="switcher-list" role="listbox" aria-label={searchText.conversations} className={styles["list"]}>
        {found.map((target, at) => (
          <div
            key={target.id}
            id={`to-${target.id}`}
            role="option"
            aria-selected={at === chosen}
            className={classes(styles["item"], at === chosen && styles["chosen"], target.isUnread && styles["unread"])}
            onClick={() => void open(target)}
          >
            {target.icon}
            <bdi>{target.title}</bdi>
            <span className={styles["hint"]}>{target.hint}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles["status"]}>
        {found.length === 0 ? searchText.noMatch : searchText.found(found.length)}
      </p>
    </Dialog>
  );
}
