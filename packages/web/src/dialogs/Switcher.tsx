import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { showOverlay } from "../navigation/screen.ts";
import { usePeople } from "../people/usePeople.ts";
import { store } from "../store/store.ts";
import { commandText } from "../strings/commands.ts";
import { searchText } from "../strings/search.ts";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Input } from "../ui/Input.tsx";
import { focusComposer } from "../navigation/focusComposer.ts";
import { focusedMessage } from "./focusedMessage.ts";
import { namedActionsOf } from "./namedActions.tsx";
import { findTargets, type TargetGroup } from "./paletteQuery.ts";
import styles from "./Switcher.module.css";
import { searchTarget, type Target, targetsOf } from "./switcherTargets.tsx";

/** With fewer letters the people that the page knows are enough. */
const lookupMin = 2;

/**
 * The command palette: goes to any conversation, person or view and runs any action by a few letters, those of the message
 * that had the focus included. Unread and recently visited conversations come first; `>` leaves only actions.
 */
export function Switcher() {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const groups = useTargets(query);
  const found = groups.flatMap(({ targets }) => targets);
  const [, go] = useLocation();
  const close = () => showOverlay(undefined);
  const open = async (target: Target | undefined) => {
    close();
    const path = await target?.open();
    if (path === undefined) return;
    go(path);
    focusComposer();
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
        placeholder={commandText.placeholder}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="switcher-list" role="listbox" aria-label={searchText.conversations} className={styles["list"]}>
        {groups.map((group) => (
          <Group key={group.title} group={group} chosen={found[chosen]?.id} onOpen={(target) => void open(target)} />
        ))}
      </div>
      <p role="status" className={styles["status"]}>
        {found.length === 0 ? searchText.noMatch : searchText.found(found.length)}
      </p>
    </Dialog>
  );
}

function useTargets(query: string): readonly TargetGroup[] {
  const [path, go] = useLocation();
  // While this is first drawn the focus is still where the person was.
  const [message] = useState(() => focusedMessage(document.activeElement, store.getState(), path, go));
  const name = query.replace(/^@/, "").trim();
  const isLookedUp = name.length >= lookupMin && !/^[>#]/.test(name);
  const { people } = usePeople({ query: name, pageSize: 10, isEnabled: isLookedUp });
  // The people that the server found are in the store by then.
  const targets = useMemo(() => targetsOf(store.getState(), { path, go, message }), [path, go, message, people]);
  return useMemo(() => {
    const on = { current: path.split("/")[1] || undefined, go };
    const groups = [...findTargets(query, targets), ...namedActionsOf(store.getState(), query, on)];
    if (name === "" || /^[>#@]/.test(query)) return groups;
    const search = searchTarget(name);
    return [...groups, { title: search.group, targets: [search] }];
  }, [query, name, targets, path, go]);
}

interface GroupProps {
  readonly group: TargetGroup;
  readonly chosen: string | undefined;
  readonly onOpen: (target: Target) => void;
}

function Group({ group, chosen, onOpen }: GroupProps) {
  return (
    <div role="group" aria-label={group.title}>
      <div aria-hidden="true" className={styles["heading"]}>
        {group.title}
      </div>
      {group.targets.map((target) => (
        <div
          key={target.id}
          id={`to-${target.id}`}
          ref={(option) => void (target.id === chosen && option?.scrollIntoView({ block: "nearest" }))}
          role="option"
          aria-selected={target.id === chosen}
          className={classes(
            styles["item"],
            target.id === chosen && styles["chosen"],
            target.isUnread && styles["unread"],
          )}
          onClick={() => onOpen(target)}
        >
          {target.icon}
          <bdi>{target.title}</bdi>
          <span className={styles["hint"]}>{target.hint}</span>
        </div>
      ))}
    </div>
  );
}
