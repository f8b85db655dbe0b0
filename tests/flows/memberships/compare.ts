import type { Member, Side } from "./people.ts";

/** Answers of this server's methods, as far as a comparison needs them. */
export type Answer = Readonly<Record<string, unknown>>;

const idShape = /\b[A-Z][A-Za-z]{0,3}[A-Z0-9]{8,11}\b/g;
/** Counters of the store: an entry of the log or a session has the next number. */
const numberShape = /"id":"?\d+"?(?=[,}])/g;
const stampShape = /\b\d{10}\.\d{6}\b|\bp\d{16}\b/g;
/** Sealed values, tickets, signed addresses and cursors differ with every call. */
const opaqueShape = /(?=[A-Za-z_+/=.%-]*\d)[A-Za-z0-9_+/=.%-]{20,}/g;

/** What only one person has, by the name that it has for everybody like them. */
function labelsOf({ id, name, own }: Member, self: string): (readonly [value: string, label: string])[] {
  const labels = Object.entries(own).map(([kind, value]) => [value, `${self} ${kind}`] as const);
  return [[id, `${self} id`], [id.toLowerCase(), `${self} handle`], ...labels, [name, self]];
}

/**
 * An answer as everybody with the same role and the same objects would get it: the caller is `self`, the other one `twin`,
 * new objects have no name, and lists are in one order.
 */
export function normalize(answer: Answer, self: Member, twin: Member, knownIds: ReadonlySet<string>): string {
  const labels = new Map([...labelsOf(twin, "twin"), ...labelsOf(self, "self")]);
  const values = [...labels.keys()].filter((value) => value !== "").toSorted((a, b) => b.length - a.length);
  const named = new RegExp(values.map((value) => value.replaceAll(".", "\\.")).join("|"), "g");
  const text = JSON.stringify(comparable(answer))
    .replaceAll(named, (value) => labels.get(value) ?? "")
    .replaceAll(numberShape, '"id":"NUMBER"')
    .replaceAll(stampShape, "TS")
    .replaceAll(idShape, (id) => (knownIds.has(id) ? id.toLowerCase() : "NEW"))
    .replaceAll(opaqueShape, "OPAQUE");
  return JSON.stringify(inOrder(JSON.parse(text)));
}

/**
 * Random values; the moment of an account's last change, which any of its workspaces may have made; and what an org user's
 * definition says about the user's workspaces, which is the same for every caller.
 */
const incomparable = new Set([
  "enterprise_user",
  "workspaces",
  "updated",
  "color",
  "block_id",
  "hash",
  "avatar_hash",
  "masked",
  "token_id",
]);

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !incomparable.has(name));
  return Object.fromEntries(entries.map(([name, held]) => [name, comparable(held)]));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder).toSorted((a, b) => (print(a) < print(b) ? -1 : 1));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, held]) => [name, inOrder(held)]));
}

const print = (value: unknown): string => JSON.stringify(value);

/** What belongs to one workspace and to no other. */
export interface Belongings {
  readonly marker: string;
  readonly ids: ReadonlySet<string>;
}

/** The first thing in an answer that belongs to another workspace, and that the caller has not named. */
export function leakIn(answer: Answer, foreign: Belongings, input: unknown): string | undefined {
  const text = print(comparable(answer));
  if (text.includes(foreign.marker)) return `the text ${aroundOf(text, foreign.marker)}`;
  const given = new Set(print(input).match(idShape) ?? []);
  const leaked = (text.match(idShape) ?? []).find((id) => foreign.ids.has(id) && !given.has(id));
  return leaked && `the id ${aroundOf(text, leaked)}`;
}

function aroundOf(text: string, found: string): string {
  const at = text.indexOf(found);
  return text.slice(Math.max(0, at - 80), at + 80);
}

/** Where two normalized answers differ, in few words. */
export function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `…${one.slice(from, at + 120)}… instead of …${other.slice(from, at + 120)}…`;
}

export const otherSide = (side: Side): Side => (side === "A" ? "B" : "A");
