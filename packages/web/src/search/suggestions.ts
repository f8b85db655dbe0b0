import { searchText } from "../strings/search.ts";
import { type Modifier, modifiers, splitLast, withLast } from "./query.ts";

/** What can be chosen below the search field. */
export interface Suggestion {
  readonly id: string;
  readonly kind: "recent" | "filter" | "person" | "channel";
  readonly title: string;
  readonly hint: string;
  /** What choosing it does: run this query, go on typing it, or open a page. */
  readonly choose:
    | { readonly run: string }
    | { readonly type: string }
    | { readonly open: "profile" | "channel"; readonly id: string };
}

export interface SuggestedPerson {
  readonly id: string;
  /** Their handle. */
  readonly name: string;
  readonly title: string;
}

export interface SuggestedChannel {
  readonly id: string;
  /** Absent for direct conversations, which the search language names by people. */
  readonly name: string;
}

/** What the page knows, already narrowed to what is being typed, best first. */
export interface Known {
  readonly recent: readonly string[];
  readonly people: readonly SuggestedPerson[];
  readonly channels: readonly SuggestedChannel[];
}

const days = ["today", "yesterday", "week", "month", "year"];

/** Values of filters that are few. */
const values: Partial<Record<Modifier, readonly string[]>> = {
  has: ["link", "file", "pin", "reaction", "star", ":eyes:"],
  hasmy: [":eyes:", ":+1:"],
  is: ["thread", "dm", "saved"],
  threads: ["all", "replies"],
  before: days,
  after: days,
  on: days.slice(0, 2),
  during: days,
  type: ["image", "pdf", "text", "canvas", "list", "csv", "zip"],
};

const ofPeople: ReadonlySet<Modifier> = new Set(["from", "to", "with", "creator"]);

const max = { recent: 6, each: 5 };

/** What to look up people and channels by; nothing where only fixed values fit. */
export function lookupOf(query: string): { readonly people?: string; readonly channels?: string } {
  const { last } = splitLast(query);
  if (!last) return {};
  const typed = last.value.replace(/^[@#]/, "");
  if (last.filter === undefined) return typed.length < 2 ? {} : { people: typed, channels: typed };
  if (ofPeople.has(last.filter)) return { people: typed };
  if (last.filter !== "in") return {};
  if (last.value.startsWith("@")) return { people: typed };
  return last.value.startsWith("#") ? { channels: typed } : { people: typed, channels: typed };
}

export function suggestionsOf(query: string, known: Known): Suggestion[] {
  const { before, last } = splitLast(query);
  if (last?.filter !== undefined) return valuesOf(before, last.text, last.filter, last.value, known);
  const word = last?.text.toLowerCase() ?? "";
  const recent = known.recent
    .filter((text) => text !== query && text.toLowerCase().includes(query.trim().toLowerCase()))
    .slice(0, max.recent)
    .map((text): Suggestion => ({
      id: `recent-${text}`,
      kind: "recent",
      title: text,
      hint: "",
      choose: { run: text },
    }));
  const filters = modifiers
    .filter((name) => (word === "" ? mainModifiers.has(name) : name.startsWith(word)))
    .map((name): Suggestion => ({
      id: `filter-${name}`,
      kind: "filter",
      title: `${name}:`,
      hint: searchText.modifiers[name],
      choose: { type: withLast(before, `${name}:`) },
    }));
  if (word === "") return [...recent, ...filters];
  const people = known.people.slice(0, max.each).map((person): Suggestion => ({
    id: `open-${person.id}`,
    kind: "person",
    title: person.title,
    hint: `@${person.name}`,
    choose: { open: "profile", id: person.id },
  }));
  const channels = known.channels.slice(0, max.each).map((channel): Suggestion => ({
    id: `open-${channel.id}`,
    kind: "channel",
    title: channel.name,
    hint: searchText.openChannel,
    choose: { open: "channel", id: channel.id },
  }));
  return [...recent, ...filters, ...channels, ...people];
}

/** Those that are offered before anything is typed. */
export const mainModifiers: ReadonlySet<Modifier> = new Set(["from", "in", "during", "has", "type"]);

/** What may follow the name of a filter. */
function valuesOf(before: string, text: string, filter: Modifier, value: string, known: Known): Suggestion[] {
  const start = text.startsWith("-") ? `-${filter}:` : `${filter}:`;
  const completed = (id: string, kind: Suggestion["kind"], title: string, hint: string, spelled: string) => ({
    id: `value-${id}`,
    kind,
    title,
    hint,
    choose: { type: `${withLast(before, start + spelled)} ` },
  });
  const people = known.people
    .slice(0, max.each)
    .map(({ id, name, title }) => completed(id, "person", title, `${start}@${name}`, `@${name}`));
  const channels = known.channels
    .slice(0, max.each)
    .map(({ id, name }) => completed(id, "channel", name, `${start}#${name}`, `#${name}`));
  const own = "me".startsWith(value) ? [completed("me", "person", searchText.me, `${start}me`, "me")] : [];
  if (ofPeople.has(filter)) return [...own, ...people];
  if (filter === "in") return [...channels, ...people];
  return (values[filter] ?? [])
    .filter((one) => one.startsWith(value.toLowerCase()) && one !== value)
    .map((one) => completed(one, "filter", start + one, searchText.values[one] ?? "", one));
}
