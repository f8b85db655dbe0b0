import { Hash, Lock, UserRound, UsersRound } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { rank } from "../ui/rank.ts";
import { mentionsIn } from "../store/counting.ts";
import { nameOf } from "../store/people.ts";
import type { State } from "../store/state.ts";
import { store } from "../store/store.ts";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Input } from "../ui/Input.tsx";
import { titleOf } from "../people/names.ts";
import { openDirect } from "../navigation/openDirect.ts";
import { channelPath } from "../navigation/paths.ts";
import { recency } from "../navigation/recent.ts";
import { showOverlay } from "../navigation/screen.ts";
import styles from "./Switcher.module.css";

interface Target {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly icon: ReactNode;
  readonly isUnread: boolean;
  open(): Promise<string | undefined>;
}

const shownMax = 12;

/** Goes anywhere by a few letters: what is unread and was visited last comes first. */
export function Switcher() {
  const [, go] = useLocation();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const targets = useMemo(() => targetsOf(store.getState()), []);
  const found = useMemo(() => rank(query.replace(/^[#@]/, ""), targets, shownMax), [query, targets]);
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
    <Dialog isOpen onClose={close} title="Go to a conversation" isTitleHidden>
      <Input
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls="switcher-list"
        aria-label="Go to a conversation"
        aria-activedescendant={found[chosen] ? `to-${found[chosen].id}` : undefined}
        placeholder="Where to?"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="switcher-list" role="listbox" aria-label="Conversations" className={styles["list"]}>
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
        {found.length === 0 ? "Nothing is called that." : `${found.length} found`}
      </p>
    </Dialog>
  );
}

function targetsOf(state: State) {
  const recent = recency();
  const channels = Object.values(state.channels).filter((channel) => !channel.is_archived);
  const partners = new Set(channels.flatMap((channel) => (channel.is_im ? [channel.user] : [])));
  const places = channels.map((channel) => {
    const title = titleOf(state, channel);
    const unread = state.counts[channel.id]?.unread ?? 0;
    const mentions = mentionsIn(state, channel.id);
    const Icon = channel.is_im ? UserRound : channel.is_mpim ? UsersRound : channel.is_private ? Lock : Hash;
    const icon = <Icon size={16} aria-hidden="true" />;
    const open = async () => channelPath(channel.id);
    const item: Target = {
      id: channel.id,
      title,
      hint: mentions > 0 ? `${mentions} for you` : "",
      icon,
      isUnread: unread > 0 || mentions > 0,
      open,
    };
    return { item, names: [title], weight: (unread > 0 ? 1_000 : 0) + (recent.get(channel.id) ?? 0) };
  });
  const people = Object.values(state.people).flatMap((person) => {
    if (person.deleted || partners.has(person.id)) return [];
    const icon = <UserRound size={16} aria-hidden="true" />;
    const open = () => openDirect([person.id]);
    const item: Target = {
      id: person.id,
      title: nameOf(person),
      hint: "Start a direct message",
      icon,
      isUnread: false,
      open,
    };
    return [{ item, names: [nameOf(person), person.name, person.real_name], weight: -1 }];
  });
  return [...places, ...people];
}
