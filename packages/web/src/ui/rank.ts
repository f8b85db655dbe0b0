import { locale } from "../strings/locale.ts";

const collator = new Intl.Collator(locale, { sensitivity: "base", usage: "search" });
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export interface Ranked<Item> {
  readonly item: Item;
  /** What it may be called; the first is what is shown. */
  readonly names: readonly string[];
  /** Higher comes first among equally good matches. */
  readonly weight?: number;
}

/** The items whose names have the query in them, those with a word that begins so first. */
export function rank<Item>(query: string, candidates: readonly Ranked<Item>[], max: number): Item[] {
  const wanted = plain(query);
  const found = candidates.flatMap((candidate) => {
    const score = Math.max(...candidate.names.map((name) => scoreOf(plain(name), wanted)));
    return score < 0 ? [] : [{ ...candidate, score }];
  });
  return found
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        (other.weight ?? 0) - (one.weight ?? 0) ||
        collator.compare(one.names[0] ?? "", other.names[0] ?? ""),
    )
    .slice(0, max)
    .map(({ item }) => item);
}

function scoreOf(name: string, wanted: string): number {
  if (wanted === "") return 0;
  if (name === wanted) return 4;
  const at = name.indexOf(wanted);
  if (at === 0) return 3;
  if (at > 0) return /[\s._-]/.test(name[at - 1] ?? "") ? 2 : 1;
  return isScattered(name, wanted) ? 0 : -1;
}

/** The letters in their order, with others in between: `gnrl` finds general. Only for words long enough to mean it. */
function isScattered(name: string, wanted: string): boolean {
  if (wanted.length < 3) return false;
  let at = -1;
  for (const letter of wanted) {
    at = name.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
