import { useMemo, useState } from "react";
import { nameOf, namesOf } from "../store/people.ts";
import { store } from "../store/store.ts";
import type { Person } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { Input } from "../ui/Input.tsx";
import browse from "../ui/PickList.module.css";
import { exactOrFirst, findPeople, withLater } from "./findPeople.ts";
import { PersonAvatar } from "./PersonAvatar.tsx";
import { usePeopleLookup } from "./usePeopleLookup.ts";
import { peopleText } from "../strings/people.ts";

const shownMax = 30;

interface Props {
  /** What the chosen ones are: `To`, `Add`. */
  readonly label: string;
  readonly placeholder: string;
  readonly chosen: readonly Person[];
  readonly onChoose: (chosen: readonly Person[]) => void;
  readonly max: number;
  /** Enter in the empty field goes on with the chosen ones. */
  readonly onDone?: (() => void) | undefined;
  /** People who are not offered. */
  readonly without?: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** People and apps, found by any of their names and chosen one by one. */
export function PeoplePicker({ label, placeholder, chosen, onChoose, max, onDone, without = nobody }: Props) {
  const [query, setQuery] = useState("");
  const found = useFoundPeople(query, chosen, without);
  const add = (person: Person) => {
    onChoose([...chosen, person].slice(0, max));
    setQuery("");
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const first = exactOrFirst(query, found, namesOf);
    if (query.trim() !== "" && first) add(first);
    else if (query.trim() === "" && chosen.length > 0) onDone?.();
  };
  return (
    <>
      <Input
        autoFocus
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {chosen.length > 0 && (
        <p>
          {label}:{" "}
          {chosen.map((person) => (
            <Button key={person.id} onClick={() => onChoose(chosen.filter(({ id }) => id !== person.id))}>
              {nameOf(person)} <span aria-hidden="true">×</span>
              <span className="visually-hidden">{peopleText.remove}</span>
            </Button>
          ))}
        </p>
      )}
      <ul className={browse["list"]}>
        {found.map((person) => (
          <li key={person.id}>
            <button type="button" className={browse["item"]} onClick={() => add(person)}>
              <PersonAvatar id={person.id} size={24} />
              <span>
                <strong>{nameOf(person)}</strong>
                <span className={browse["purpose"]}>{person.profile.title || person.name}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Those whom the page knows at once, and a moment later those whom only the server knows. */
function useFoundPeople(query: string, chosen: readonly Person[], without: ReadonlySet<string>): readonly Person[] {
  const { people } = usePeopleLookup(query);
  const taken = useMemo(() => new Set([...chosen.map(({ id }) => id), ...without]), [chosen, without]);
  // The store is read once for what is typed: people who are learned meanwhile come below.
  const known = useMemo(() => {
    const free = Object.values(store.getState().people).filter(({ id }) => !taken.has(id));
    return findPeople(query, free, shownMax);
  }, [query, taken]);
  return useMemo(() => {
    const free = query.trim() === "" ? [] : people.filter(({ id }) => !taken.has(id));
    return withLater(known, findPeople(query, free, shownMax));
  }, [query, known, people, taken]);
}
