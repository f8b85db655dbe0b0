/** One figure of the floor beside the same figure of ours. */
export interface Measured {
  readonly subject: string;
  readonly figure: string;
  /** Not a number where there is nothing to compare with. */
  readonly floor: number;
  readonly server: number;
  readonly floorRounds: readonly number[];
  readonly serverRounds: readonly number[];
  readonly target: Target | undefined;
}

/** Told, never asserted: on a busy machine any of them can be missed. */
export type Target =
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly ratioAtMost: number }
  | { readonly ratioAtLeast: number };

export function ratioOf({ floor, server }: Measured): number {
  return server / floor;
}

export function isMet(measured: Measured): boolean | undefined {
  const { target } = measured;
  if (!target) return undefined;
  if ("atMost" in target) return measured.server <= target.atMost;
  if ("atLeast" in target) return measured.server >= target.atLeast;
  return "ratioAtMost" in target ? ratioOf(measured) <= target.ratioAtMost : ratioOf(measured) >= target.ratioAtLeast;
}

export function medianBy<Item>(items: readonly Item[], of: (item: Item) => number): Item {
  const middle = items.toSorted((a, b) => of(a) - of(b))[Math.floor((items.length - 1) / 2)];
  if (middle === undefined) throw new Error("nothing was measured");
  return middle;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** A figure of what is measured in rounds, beside those of an empty page where there is one to compare with. */
export function figureOf(subject: string) {
  return (name: string, ours: readonly number[], target: Target, floors: readonly number[] = [1]): Measured => {
    const middle = (values: readonly number[]): number => medianBy(values, (value) => value);
    const rounds = { floorRounds: floors, serverRounds: ours };
    return { subject, figure: name, floor: middle(floors), server: middle(ours), ...rounds, target };
  };
}
