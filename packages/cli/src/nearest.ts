/** The known name that a mistyped one was probably meant to be, or nothing when none is close. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .toSorted((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** How many letters must be put in, left out, replaced, or swapped with their neighbour. */
function distanceOf(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Number.MAX_SAFE_INTEGER;
  for (let row = 1; row <= from.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column++) {
      const replaced = cell(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwap ? cell(row - 2, column - 2) + 1 : replaced;
      rows[row]?.push(Math.min(replaced, swapped, cell(row - 1, column) + 1, cell(row, column - 1) + 1));
    }
  }
  return cell(from.length, to.length);
}
