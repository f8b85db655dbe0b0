import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { rank } from "../composer/rank.ts";
import { nameOf } from "../store/people.ts";
import { store } from "../store/store.ts";
import type { Person } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Input } from "../ui/Input.tsx";
import { toast } from "../ui/Toast.tsx";
import { PersonAvatar } from "./PersonAvatar.tsx";
import browse from "./BrowseChannels.module.css";
import { openDirect } from "./openDirect.ts";
import { leaveOverlay, screen, showOverlay } from "./screen.ts";

const shownMax = 30;
const peopleMax = 8;

/** One person makes a direct message, several a group. */
export function NewDirect() {
  const [, go] = useLocation();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const found = useMemo(() => findPeople(query, chosen), [query, chosen]);
  const close = () => showOverlay(undefined);
  const start = async () => {
    const path = await openDirect(chosen.map((person) => person.id));
    if (path === undefined) return toast("The conversation could not be opened.");
    if (screen.getState().overlay === "direct") leaveOverlay(() => go(path));
    else go(path);
  };
  const add = (person: Person) => {
    setChosen([...chosen, person].slice(0, peopleMax));
    setQuery("");
  };
  const actions = (
    <Button look="primary" disabled={chosen.length === 0} onClick={() => void start()}>
      Start the conversation
    </Button>
  );
  return (
    <Dialog isOpen onClose={close} title="New message" actions={actions}>
      <Input
        autoFocus
        aria-label="To"
        placeholder="To whom?"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {chosen.length > 0 && (
        <p>
          To:{" "}
          {chosen.map((person) => (
            <Button key={person.id} onClick={() => setChosen(chosen.filter((other) => other !== person))}>
              {nameOf(person)} <span aria-hidden="true">×</span>
              <span className="visually-hidden">, leave out</span>
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
    </Dialog>
  );
}

function findPeople(query: string, chosen: readonly Person[]): Person[] {
  const candidates = Object.values(store.getState().people)
    .filter((person) => !person.deleted && !chosen.includes(person))
    .map((item) => ({ item, names: [nameOf(item), item.real_name, item.name] }));
  return rank(query, candidates, shownMax);
}
