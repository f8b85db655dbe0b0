import { isUserId } from "@platform/protocol/ids.ts";
import { call } from "../api/call.ts";
import { change, store, useClient } from "./store.ts";
import type { Person } from "./types.ts";
import { apiText } from "../strings/api.ts";

const asked = new Set<string>();

/** A person's name here: their display name, or the full name if they only have a handle. */
export function nameOf(person: Person | undefined): string {
  if (!person) return apiText.unknownPerson;
  const { display_name: wished } = person.profile;
  return wished !== "" && wished !== person.name ? wished : person.real_name || person.name;
}

/** What a person may be looked up by. */
export const namesOf = (person: Person): readonly string[] => [nameOf(person), person.real_name, person.name];

/** An unknown person is requested, once. */
export function usePerson(id: string | undefined): Person | undefined {
  const person = useClient((state) => (id === undefined ? undefined : state.people[id]));
  if (id !== undefined && person === undefined && store.getState().isReady) void askFor(id);
  return person;
}

async function askFor(id: string): Promise<void> {
  if (asked.has(id) || !isUserId(id)) return;
  asked.add(id);
  const found = await call("users.info", { user: id }).catch(() => undefined);
  if (!found?.ok) return;
  change((state) => ({ ...state, people: { ...state.people, [id]: found.user } }));
}

/** Adds people that an answer named, so that nobody asks for them one by one. */
export function learnPeople(found: readonly Person[]): void {
  if (found.length === 0) return;
  change((state) => ({
    ...state,
    people: { ...state.people, ...Object.fromEntries(found.map((one) => [one.id, one])) },
  }));
}
