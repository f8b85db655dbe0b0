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
    if (Math.abs(candidate.length - name.length) > allowed || candidate.length > comparedCharsMax) continue;
    const distance = editDistance(name, candidate);
    if (distance > allowed || distance >= bestDistance) continue;
    [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The rows of the last comparison; they are as long as the longest name that is compared. */
const rows = [0, 1, 2].map(() => new Uint8Array(2 * comparedCharsMax));

/** Levenshtein distance with transpositions of neighbours, row by row. */
function editDistance(from: string, to: string): number {
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= to.length; column++) last[column] = column;
  for (let row = 1; row <= from.length; row++) {
    current[0] = row;
    for (let column = 1; column <= to.length; column++) {
      const isSame = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let least = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      if (!isSame && isSwap(from, to, row, column)) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = Math.min(least, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[to.length] ?? 0;
}

function isSwap(from: string, to: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return (
    from.charCodeAt(row - 1) === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === to.charCodeAt(column - 1)
  );
}
