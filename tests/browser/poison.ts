import { readdirSync, readFileSync } from "node:fs";
import type { Surface } from "@platform/protocol/blockkit/index.ts";
import { validateBlocks } from "@platform/protocol/blockkit/validateBlocks.ts";

type Json = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Something that an app can show, and the fields of it that take any text, each up to its length. */
export interface Mould {
  readonly block: Json;
  readonly fields: readonly { readonly path: Path; readonly max: number }[];
}

const fixtures = new URL("../../packages/protocol/fixtures/", import.meta.url);
const lengths = [2_900, 1_900, 250, 140, 70, 24];

/** Every block and every element that there is, from the protocol's own examples: what is added there is attacked here. */
export function mouldsOf(surface: Surface): Mould[] {
  const blocks = [...read("blocks"), ...read("richtext")];
  const hosted = read("elements")
    .map((element) => hostOf(element, surface))
    .filter((host) => host !== undefined);
  return [...blocks, ...hosted]
    .filter((block) => isTaken(block, surface))
    .map((block) => ({ block, fields: fieldsOf(block, surface) }));
}

/** The thing with an attack in each of its fields, as far as it is still one; and how many there are in it. */
export function pour(
  { block, fields }: Mould,
  surface: Surface,
  attackFor: (field: number) => string,
): { readonly block: Json; readonly count: number } {
  let poured = block;
  let count = 0;
  for (const [at, { path, max }] of fields.entries()) {
    const attacked = put(poured, path, cut(attackFor(at), max));
    if (!isTaken(attacked, surface)) continue;
    poured = attacked;
    count++;
  }
  return { block: poured, count };
}

export function cut(text: string, chars: number): string {
  return (text.slice(0, chars) || "x").toWellFormed();
}

function read(room: string): Json[] {
  const folder = new URL(`${room}/valid/`, fixtures);
  // Only one thing on a surface may want to be first, and here are all of them.
  const parse = (text: string) =>
    JSON.parse(text, (key, value: unknown) => (key === "focus_on_load" ? undefined : value)) as Json;
  return readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), "utf8")));
}

/** The first kind of block that takes the element there. */
function hostOf(element: Json, surface: Surface): Json | undefined {
  const text = { type: "plain_text", text: "Attacked" };
  const asking = { ...element, confirm: { text, title: text, confirm: text, deny: text } };
  const hosts = [asking, element].flatMap((one) => [
    { type: "section", text, accessory: one },
    { type: "actions", elements: [one] },
    { type: "input", label: text, hint: text, element: one },
    { type: "context", elements: [one] },
    { type: "context_actions", elements: [one] },
  ]);
  return hosts.find((host) => isTaken(host, surface));
}

function isTaken(block: Json, surface: Surface): boolean {
  return validateBlocks([block], surface).length === 0;
}

/** Which texts can be any text is found by trying. */
function fieldsOf(block: Json, surface: Surface): Mould["fields"] {
  return textsIn(block).flatMap((path) => {
    const max = lengths.find((length) => isTaken(put(block, path, "x".repeat(length)), surface));
    return max === undefined || path.at(-1) === "block_id" ? [] : [{ path, max }];
  });
}

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (Array.isArray(value)) return value.flatMap((part, at) => textsIn(part, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

function put(value: Json, path: Path, text: string): Json {
  const copy = structuredClone(value);
  let at: unknown = copy;
  for (const key of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[key];
  (at as Record<string | number, unknown>)[path.at(-1) ?? ""] = text;
  return copy;
}
