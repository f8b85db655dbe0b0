/** The new sections, where those that were there before are the old ones with their ids. */
export interface MergedSections<Block> {
  readonly blocks: readonly Block[];
  /** Sections that are new or different, and those that are gone without another in their place. */
  readonly changed: number;
}

/**
 * Compares two documents section by section, in linear time: a section of the new one keeps the id of the next one in the
 * old one that is the same, unless that would give up more sections in between than are still to come.
 */
export function mergeSections<Block>(
  before: readonly Block[],
  after: readonly Block[],
  textOf: (block: Block) => string,
): MergedSections<Block> {
  const places = placesOf(before.map(textOf));
  const blocks: Block[] = [];
  let [next, kept] = [0, 0];
  for (const [at, block] of after.entries()) {
    const place = places.from(textOf(block), next);
    const known = place === undefined || place - next > after.length - at ? undefined : before[place];
    if (known !== undefined && place !== undefined) {
      next = place + 1;
      kept += 1;
    }
    blocks.push(known ?? block);
  }
  return { blocks, changed: Math.max(after.length, before.length) - kept };
}

/** Finds where a text stands at or after a place. Places that are asked for only grow, so each is passed once. */
function placesOf(texts: readonly string[]) {
  const all = Map.groupBy(texts.keys(), (at) => texts[at] ?? "");
  const passed = new Map<string, number>();
  return {
    from(text: string, start: number): number | undefined {
      const places = all.get(text) ?? [];
      let at = passed.get(text) ?? 0;
      while (at < places.length && (places[at] ?? 0) < start) at += 1;
      passed.set(text, at);
      return places[at];
    },
  };
}
