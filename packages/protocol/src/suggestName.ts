/** Longer names are not compared: the work grows with the square of the length, and no known name is longer. */
const comparedCharsMax = 64;

/**
 * The known name that a mistyped one most likely stands for; nothing when none is close.
 *
 * @example
 * suggestName("chat:wirte", ["chat:write", "users:read"]) // "chat:write"
 */
export function suggestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > comparedCharsMax) return undefined;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const allowed = Math.max(1, Math.floor(candidate.length / 3));
    if (Math.abs(candidate.length - name.length) > allowed) continue;
    const distance = editDistance(name, candidate);
    if (distance > allowed || distance >= bestDistance) continue;
    [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Levenshtein distance with transpositions of neighbours, row by row. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const replaced = at(last, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwap ? at(beforeLast, column - 2) + 1 : replaced;
      current.push(Math.min(replaced, swapped, at(last, column) + 1, at(current, column - 1) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.MAX_SAFE_INTEGER;
}
