/** Space above the first row and below the last one. */
export const PADDING_PX = 4;

/** Rows that are rendered beyond each edge, so that a scroll shows no gap before the next render. */
const OVERSCAN = 3;

/** Where each row starts, and at the end where the last one ends. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [PADDING_PX];
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height);
  return offsets;
}

export interface Viewport {
  readonly top: number;
  readonly height: number;
}

/** The rows to render: `from` up to, and without, `to`. */
export function rowsInView(offsets: readonly number[], { top, height }: Viewport): { from: number; to: number } {
  const count = offsets.length - 1;
  const end = (offsets[count] ?? 0) + PADDING_PX;
  // A list that became shorter is still scrolled to where it was until the browser reports the new position.
  const start = Math.max(0, Math.min(top, end - height));
  return {
    from: Math.max(0, rowAt(offsets, start) - OVERSCAN),
    to: Math.min(count, rowAt(offsets, start + height) + 1 + OVERSCAN),
  };
}

/** The scroll position that shows the whole row with the shortest movement. */
export function topToShow(offsets: readonly number[], row: number, { top, height }: Viewport): number {
  const [start = 0, end = 0] = offsets.slice(row, row + 2);
  if (start - PADDING_PX < top) return Math.max(0, start - PADDING_PX);
  return Math.max(top, end + PADDING_PX - height);
}

/** The last row that starts at or before a position, by bisection: a menu has up to ten thousand rows. */
function rowAt(offsets: readonly number[], position: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
