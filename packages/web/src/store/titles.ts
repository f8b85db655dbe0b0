import { nameOf } from "./people.ts";
import type { State } from "./state.ts";
import { useClient } from "./store.ts";
import type { Channel, Person } from "./types.ts";

/** What a conversation is called: its name, or the people in it. */
export function titleOf(state: Pick<State, "people" | "self">, channel: Channel): string {
  if (channel.is_im) {
    const name = nameOf(state.people[channel.user ?? ""]);
    return channel.user === state.self ? `${name} (you)` : name;
  }
  if (channel.is_mpim) return groupTitle(state, channel.name ?? "");
  return channel.name ?? channel.id;
}

/** A group's own name is made of its members' names, as in `mpdm-alice--bob--carol-1`. */
function groupTitle({ people, self }: Pick<State, "people" | "self">, name: string): string {
  const handles = name
    .replace(/^mpdm-/, "")
    .replace(/-\d+$/, "")
    .split("--");
  const byHandle = handlesOf(people);
  const others = handles.filter((handle) => byHandle.get(handle)?.id !== self);
  return others.map((handle) => (byHandle.has(handle) ? nameOf(byHandle.get(handle)) : handle)).join(", ");
}

let indexed: State["people"] = {};
let handles = new Map<string, Person>();

/** People by handle. Every group asks for it whenever anything changes. */
function handlesOf(people: State["people"]): ReadonlyMap<string, Person> {
  if (people !== indexed) {
    indexed = people;
    handles = new Map(Object.values(people).map((person) => [person.name, person]));
  }
  return handles;
}

export function useTitle(channel: Channel | undefined): string {
  return useClient((state) => (channel ? titleOf(state, channel) : ""));
}

/** The title as a sentence names it. */
export function placeName(channel: Channel | undefined, title: string): string {
  return channel && !channel.is_im && !channel.is_mpim ? `#${title}` : title;
}
