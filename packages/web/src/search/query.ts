/** The filters of the search language that the server reads; `docs/api/search.messages.md` says what each means. */
export const modifiers = [
  "from",
  "in",
  "to",
  "with",
  "has",
  "hasmy",
  "is",
  "threads",
  "before",
  "after",
  "on",
  "during",
  "type",
  "creator",
] as const;

export type Modifier = (typeof modifiers)[number];

/** A word, a quoted phrase or a filter of a query, as it was typed. */
export interface QueryPart {
  readonly text: string;
  /** Absent for what is looked for. */
  readonly filter?: Modifier;
  readonly value: string;
}

const partShape = new RegExp(`-?(?:(${modifiers.join("|")}):(?:"([^"]*)"|(\\S*))|"([^"]*)"?|(\\S+))`, "giu");

export function partsOf(query: string): QueryPart[] {
  return [...query.matchAll(partShape)].map(([text, filter, quotedValue, value, quoted, word]) => ({
    text,
    ...(filter === undefined ? {} : { filter: filter.toLowerCase() as Modifier }),
    value: quotedValue ?? value ?? quoted ?? word ?? "",
  }));
}

/** The filters of a query that have a value, each once. */
export function filtersOf(query: string): QueryPart[] {
  const parts = partsOf(query).filter(({ filter, value }) => filter !== undefined && value !== "");
  return parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at);
}

/** What is looked for, without filters and signs: for names of people and channels, which know neither. */
export function wordsOf(query: string): string {
  return partsOf(query)
    .flatMap(({ filter, text, value }) =>
      filter === undefined && !text.startsWith("-") ? [value.replace(/\*$/, "")] : [],
    )
    .join(" ");
}

export function withoutPart(query: string, text: string): string {
  return joined(partsOf(query).filter((part) => part.text !== text));
}

/** The query with a filter begun at its end, so that its value can be typed or chosen. */
export function withModifier(query: string, modifier: Modifier): string {
  const parts = partsOf(query).filter(({ filter, value }) => !(filter === modifier && value === ""));
  return [...parts.map(({ text }) => text), `${modifier}:`].join(" ");
}

/** The part that is being typed at the end of the query, and what is before it. */
export function splitLast(query: string): { readonly before: string; readonly last: QueryPart | undefined } {
  if (query === "" || /\s$/.test(query)) return { before: query.trimEnd(), last: undefined };
  const parts = partsOf(query);
  return { before: joined(parts.slice(0, -1)), last: parts.at(-1) };
}

export function withLast(before: string, text: string): string {
  return before === "" ? text : `${before} ${text}`;
}

function joined(parts: readonly QueryPart[]): string {
  return parts.map(({ text }) => text).join(" ");
}
