import type { SeriesChart } from "@platform/protocol/blockkit/charts.ts";
import { shortNumber } from "./formatNumber.ts";
import type { Scale } from "./chartScale.ts";

/** Where the values of a chart are drawn, in pixels. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The width of one category. */
  readonly band: number;
  /** Whether the names of categories are slanted, because they do not fit side by side. */
  readonly isSlanted: boolean;
  /** Longer names of categories are cut; the table has them whole. */
  readonly nameChars: number;
  readonly height: number;
  readonly y: (value: number) => number;
}

export interface DrawnSeries {
  readonly name: string;
  readonly values: readonly number[];
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly hasNames: boolean;
}

/** Of the text of charts, on average: nothing is measured, because the text is not there yet. */
const charWidth = 7;
const lineHeight = 18;
/** Of the length of a slanted name, how far it goes to the side and down: the cosine and sine of its angle. */
const [across, down] = [0.77, 0.64];
/** Of the width of the chart, what slanted names may take from it. */
const slantedShare = 0.3;

const widthOf = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length)) * charWidth;

export function layOutPlot({ series, axis_config: axis }: SeriesChart, scale: Scale, room: Room): Plot {
  const { width, height, hasNames } = room;
  const count = axis.categories.length;
  const ticks = widthOf(scale.ticks.map(shortNumber)) + 10 + (axis.y_label === undefined ? 0 : lineHeight);
  const right = width - (hasNames ? widthOf(series.map(({ name }) => name)) + 16 : 8);
  const labels = widthOf(axis.categories);
  const isSlanted = labels > (right - ticks) / count - 4;
  // Slanted names end at their category, so the first ones need room at the left.
  const left = isSlanted ? Math.max(ticks, Math.min(labels * across, width * slantedShare)) : ticks;
  const band = Math.max(1, right - left) / count;
  const nameChars = isSlanted ? Math.floor((left + band / 2) / (across * charWidth)) : Number.POSITIVE_INFINITY;
  const named = isSlanted ? Math.min(labels, nameChars * charWidth) * down + 14 : lineHeight + 4;
  const foot = named + (axis.x_label === undefined ? 0 : lineHeight);
  const [top, bottom] = [10, height - foot];
  const y = (value: number) => bottom - scale.at(value) * (bottom - top);
  return { left, right, top, bottom, band, isSlanted, nameChars, height, y };
}

/** The middle of a category. */
export const middleOf = ({ left, band }: Plot, at: number): number => left + band * (at + 0.5);
