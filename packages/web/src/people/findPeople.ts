import { slackbotId } from "@platform/protocol/ids.ts";
import { foldText } from "@platform/protocol/menus/matchText.ts";
import { namesOf } from "../store/people.ts";
import type { Person } from "../store/types.ts";
import { rank, type Ranked } from "../ui/rank.ts";

/** The people who are called what is typed, best first. Nobody who was deactivated, and not Slackbot, which no group can have. */
export function findPeople(query: string, people: Iterable<Person>, max: number): Person[] {
  const candidates = [...people]
    .filter((person) => !person.deleted && person.id !== slackbotId)
    .map((item): Ranked<Person> => ({ item, names: namesOf(item) }));
  return rank(query, candidates, max);
}

/**
 * What the page found itself, and then what the server found in addition. What came first stays where it is, or a choice that is
 * being made would move under the hand.
 */
export function withLater<Item extends { readonly id: string }>(near: readonly Item[], later: readonly Item[]): Item[] {
  const shown = new Set(near.map(({ id }) => id));
  return [...near, ...later.filter(({ id }) => !shown.has(id))];
}

/** What Enter takes: the one that is called exactly what is typed, which the server may have added below, or else the first. */
export function exactOrFirst<Item>(
  typed: string,
  found: readonly Item[],
  names: (item: Item) => readonly string[],
): Item | undefined {
  const wanted = foldText(typed.trim());
  return found.find((item) => names(item).some((name) => foldText(name) === wanted)) ?? found[0];
}
