import { Hash, Lock, UsersRound } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { recency } from "../navigation/recent.ts";
import { exactOrFirst, findPeople, withLater } from "../people/findPeople.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { usePeopleLookup } from "../people/usePeopleLookup.ts";
import { nameOf, namesOf } from "../store/people.ts";
import type { State } from "../store/state.ts";
import { store } from "../store/store.ts";
import { placeName, titleOf } from "../store/titles.ts";
import type { Person } from "../store/types.ts";
import { forwardingText } from "../strings/forwarding.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Input } from "../ui/Input.tsx";
import list from "../ui/PickList.module.css";
import { rank, type Ranked } from "../ui/rank.ts";
import styles from "./ForwardMessage.module.css";

/** A conversation, or a person without one. */
export interface ForwardTarget {
  readonly id: string;
  readonly name: string;
  readonly kind: "public" | "private" | "person" | "group";
  /** The other person of a direct conversation. */
  readonly user?: string | undefined;
}

interface Props {
  readonly chosen: readonly ForwardTarget[];
  readonly onChoose: (chosen: readonly ForwardTarget[]) => void;
}

const shownMax = 20;
const icons = { public: Hash, private: Lock, person: UsersRound, group: UsersRound };
const hints = {
  public: forwardingText.publicChannel,
  private: forwardingText.privateChannel,
  person: forwardingText.directMessage,
  group: forwardingText.directMessage,
};

/** Conversations and people, found by their names. Enter takes the first. */
export function TargetPicker({ chosen, onChoose }: Props) {
  const [query, setQuery] = useState("");
  const { found, isLooking } = useTargets(query, chosen);
  const add = (target: ForwardTarget) => {
    onChoose([...chosen, target]);
    setQuery("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const first = exactOrFirst(query, found, ({ name }) => [name, name.replace(/^#/, "")]);
    if (event.key !== "Enter" || query === "" || !first) return;
    event.preventDefault();
    add(first);
  };
  return (
    <>
      <Input
        autoFocus
        aria-label={forwardingText.to}
        placeholder={forwardingText.toPlaceholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {chosen.length > 0 && (
        <p className={styles["chosen"]}>
          {forwardingText.to}:{" "}
          {chosen.map((target) => (
            <Button key={target.id} onClick={() => onChoose(chosen.filter((other) => other !== target))}>
              {target.name} <span aria-hidden="true">×</span>
              <span className="visually-hidden">{forwardingText.remove}</span>
            </Button>
          ))}
        </p>
      )}
      {(query !== "" || chosen.length === 0) && (
        <ul className={classes(list["list"], styles["targets"])}>
          {found.map((target) => (
            <li key={target.id}>
              <TargetButton target={target} onChoose={() => add(target)} />
            </li>
          ))}
          {found.length === 0 && !isLooking && <li>{forwardingText.noMatches}</li>}
        </ul>
      )}
    </>
  );
}

function TargetButton({ target, onChoose }: { readonly target: ForwardTarget; readonly onChoose: () => void }) {
  const Icon = icons[target.kind];
  return (
    <button type="button" className={list["item"]} onClick={onChoose}>
      {target.user === undefined ? (
        <Icon size={20} aria-hidden="true" />
      ) : (
        <PersonAvatar id={target.user} name={target.name} size={20} />
      )}
      <span>
        <strong>{target.name}</strong>
        <span className={list["purpose"]}>{hints[target.kind]}</span>
      </span>
    </button>
  );
}

/** What the page knows at once, and a moment later the people whom only the server knows. */
function useTargets(query: string, chosen: readonly ForwardTarget[]) {
  const { people, isLooking } = usePeopleLookup(query);
  const known = useMemo(() => findTargets(store.getState(), query, chosen), [query, chosen]);
  const found = useMemo(() => {
    if (query.trim() === "") return known;
    const taken = new Set([...partnersOf(store.getState()), ...chosen.map(({ id }) => id)]);
    const free = people.filter(({ id }) => !taken.has(id));
    return withLater(known, findPeople(query, free, shownMax).map(personTarget));
  }, [query, chosen, known, people]);
  return { found, isLooking };
}

const personTarget = (person: Person): ForwardTarget => ({
  id: person.id,
  name: nameOf(person),
  kind: "person",
  user: person.id,
});

const openChannels = (state: State) =>
  Object.values(state.channels).filter((channel) => !channel.is_archived && channel.is_member !== false);

/** People with whom there is a direct conversation, which is found by their names itself. */
const partnersOf = (state: State) =>
  new Set(openChannels(state).flatMap((channel) => (channel.is_im ? [channel.user] : [])));

/** Recent conversations first. */
function findTargets(state: State, query: string, chosen: readonly ForwardTarget[]): ForwardTarget[] {
  const taken = new Set(chosen.map(({ id }) => id));
  const recent = recency();
  const partners = partnersOf(state);
  const conversations = openChannels(state).map((channel): Ranked<ForwardTarget> => {
    const title = titleOf(state, channel);
    const kind = channel.is_im ? "person" : channel.is_mpim ? "group" : channel.is_private ? "private" : "public";
    return {
      item: { id: channel.id, name: placeName(channel, title), kind, user: channel.is_im ? channel.user : undefined },
      names: [title],
      weight: recent.get(channel.id) ?? 0,
    };
  });
  const people = Object.values(state.people)
    .filter((person) => !person.deleted && !partners.has(person.id))
    .map((person): Ranked<ForwardTarget> => ({ item: personTarget(person), names: namesOf(person), weight: -1 }));
  const all = [...conversations, ...people].filter(({ item }) => !taken.has(item.id));
  return rank(query, all, shownMax);
}
