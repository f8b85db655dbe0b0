import { callOrThrow, queries } from "../api/useCall.ts";
import { learnPeople, namesOf } from "../store/people.ts";
import { rank } from "../ui/rank.ts";
import { channelToName, personToName, type Suggestion } from "./suggestions.ts";
import type { Trigger } from "./trigger.ts";

const foundMax = 8;
/** Of fast typing only what it ends with is looked up. */
const pauseMs = 120;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What the server finds by the beginning of a name, besides what is shown by then: it knows the people and channels that this
 * page has not met. A person writes in one place at a time, so there is one lookup.
 */
export function lookUp(
  asked: Trigger,
  shown: () => readonly Suggestion[],
  add: (asked: Trigger, later: readonly Suggestion[]) => void,
): void {
  clearTimeout(timer);
  const { sign, query } = asked;
  if ((sign !== "@" && sign !== "#") || query === "") return;
  timer = setTimeout(() => {
    (sign === "@" ? lookUpPeople(query) : lookUpChannels(query)).then(
      (found) => {
        const known = new Set(shown().map(({ id }) => id));
        add(
          asked,
          found.filter(({ id }) => !known.has(id)),
        );
      },
      // Without a network there is what the page knows.
      () => undefined,
    );
  }, pauseMs);
}

async function lookUpPeople(query: string): Promise<Suggestion[]> {
  const { members } = await queries.fetchQuery({
    queryKey: ["client.people.list", "mention", query],
    queryFn: ({ signal }) => callOrThrow("client.people.list", { query, limit: foundMax }, signal),
  });
  learnPeople(members);
  const ranked = members.map((person) => ({ item: personToName(person), names: namesOf(person) }));
  return rank(query, ranked, foundMax);
}

async function lookUpChannels(query: string): Promise<Suggestion[]> {
  const { items } = await queries.fetchQuery({
    queryKey: ["client.menus.conversations", "mention", query],
    queryFn: ({ signal }) =>
      callOrThrow("client.menus.conversations", { query, limit: foundMax, include: ["public", "private"] }, signal),
  });
  return items.map(({ id, text, kind }) => channelToName({ id, name: text, isPrivate: kind === "private", topic: "" }));
}
