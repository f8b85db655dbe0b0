import { exactNumber } from "./formatNumber.ts";
import { fillOf } from "./chartPaint.tsx";
import { type DrawnSeries, middleOf, type Plot } from "./chartPlot.ts";

interface Props {
  readonly id: string;
  readonly plot: Plot;
  readonly series: readonly DrawnSeries[];
  readonly categories: readonly string[];
}

const widest = 48;
/** Of a category; the rest separates the groups. */
const filled = 0.76;

/** The bars of a category beside each other, from zero up or down. */
export function Bars({ id, plot, series, categories }: Props) {
  const width = Math.min(widest, (plot.band * filled) / series.length);
  const zero = plot.y(0);
  return categories.map((category, at) => {
    const start = middleOf(plot, at) - (width * series.length) / 2;
    return series.map(({ name, values }, place) => {
      const value = values[at] ?? 0;
      const end = plot.y(value);
      return (
        <rect
          key={`${at} ${place}`}
          x={start + place * width + 0.5}
          y={Math.min(zero, end)}
          width={Math.max(1, width - 1)}
          height={Math.abs(end - zero)}
          fill={fillOf(id, place)}
        >
          <title>{`${category}, ${name}: ${exactNumber(value)}`}</title>
        </rect>
      );
    });
  });
}
