import { slackbotId } from "@platform/protocol/ids.ts";
import { useMemo, useState } from "react";
import { rank } from "../ui/rank.ts";
import { nameOf } from "../store/people.ts";
import { store } from "../store/store.ts";
import type { Person } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { Input } from "../ui/Input.tsx";
import browse from "../ui/PickList.module.css";
import { PersonAvatar } from "./PersonAvatar.tsx";
import { peopleText } from "../strings/people.ts";

const shownMax = 30;

interface Props {
  /** What the chosen ones are: `To`, `Add`. */
  readonly label: string;
  readonly placeholder: string;
  readonly chosen: readonly Person[];
  readonly onChoose: (chosen: readonly Person[]) => void;
  readonly max: number;
  /** People who are not offered. */
  readonly without?: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** People and apps, found by any of their names and chosen one by one. */
export function PeoplePicker({ label, placeholder, chosen, onChoose, max, without = nobody }: Props) {
  const [query, setQuery] = useState("");
  const found = useMemo(() => findPeople(query, chosen, without), [query, chosen, without]);
  const add = (person: Person) => {
    onChoose([...chosen, person].slice(0, max));
    setQuery("");
  };
  return (
    <>
      <Input
        autoFocus
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {chosen.length > 0 && (
        <p>
          {label}:{" "}
          {chosen.map((person) => (
            <Button key={person.id} onClick={() => onChoose(chosen.filter((other) => other !== person))}>
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

function findPeople(query: string, chosen: readonly Person[], without: ReadonlySet<string>): Person[] {
  const candidates = Object.values(store.getState().people)
    .filter(
      (person) => !person.deleted && person.id !== slackbotId && !chosen.includes(person) && !without.has(person.id),
    )
    .map((item) => ({ item, names: [nameOf(item), item.real_name, item.name] }));
  return rank(query, candidates, shownMax);
}
