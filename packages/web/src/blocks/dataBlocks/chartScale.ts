export interface Scale {
  readonly ticks: readonly number[];
  /** How far up a value is, from 0 to 1. */
  readonly at: (value: number) => number;
}

/** Below this the steps between ticks are too small for numbers. */
const smallest = 1e-300;

/** A scale of values with round ticks. It always contains 0, so that the lengths of bars can be compared. */
export function scaleOf(values: readonly number[]): Scale {
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  // Halves, because the distance between the largest numbers is no number.
  return { ticks, at: (value) => (value / 2 - low / 2) / (high / 2 - low / 2) };
}

function ticksOf(low: number, high: number): number[] {
  const quarter = high / 4 - low / 4;
  if (!(quarter > smallest)) return [0, 0.5, 1];
  const step = roundUp(quarter);
  const ticks: number[] = [];
  for (let count = Math.floor(low / step); count < Math.ceil(high / step) + 1; count++) {
    const tick = count * step;
    ticks.push(Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, tick)) + 0);
  }
  return ticks;
}

/** The next 1, 2, 2.5 or 5 with zeros. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= value * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Parts of a whole; their sum alone could be too large for a number. */
export function sharesOf(values: readonly number[]): number[] {
  const largest = Math.max(...values);
  const scaled = values.map((value) => value / largest);
  const sum = scaled.reduce((total, value) => total + value, 0);
  return scaled.map((value) => value / sum);
}

/** The heights of labels, moved as little as needed until each has its own line between the bounds; closer if they do not fit. */
export function spread(heights: readonly number[], wanted: number, top: number, bottom: number): number[] {
  const gap = Math.min(wanted, (bottom - top) / Math.max(1, heights.length - 1));
  const order = heights.map((_, at) => at).toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let free = top;
  for (const at of order) {
    moved[at] = Math.max(moved[at] ?? 0, free);
    free = moved[at] + gap;
  }
  free = bottom;
  for (const at of order.toReversed()) {
    moved[at] = Math.min(moved[at] ?? 0, free);
    free = moved[at] - gap;
  }
  return moved;
}
