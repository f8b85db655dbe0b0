import { exactNumber } from "./formatNumber.ts";
import styles from "./Chart.module.css";
import { colorOf, dashOf, Marker } from "./chartPaint.tsx";
import { type DrawnSeries, middleOf, type Plot } from "./chartPlot.ts";
import { spread } from "./chartScale.ts";

interface Props {
  readonly plot: Plot;
  readonly series: readonly DrawnSeries[];
  readonly categories: readonly string[];
  readonly isFilled: boolean;
  readonly hasNames: boolean;
}

const nameGap = 16;

/** Lines with a marker at each value, and their names where they end. Of areas, the first is at the back. */
export function Lines({ plot, series, categories, isFilled, hasNames }: Props) {
  const x = categories.map((_, at) => middleOf(plot, at));
  const ends = series.map(({ values }) => plot.y(values.at(-1) ?? 0));
  const heights = spread(ends, nameGap, plot.top + 4, plot.bottom - 4);
  return series.map(({ name, values }, place) => {
    const path = values.map((value, at) => `${at === 0 ? "M" : "L"}${x[at]} ${plot.y(value)}`).join("");
    return (
      <g key={name}>
        {isFilled && (
          <path
            d={`${path}L${x.at(-1)} ${plot.y(0)}L${x[0]} ${plot.y(0)}Z`}
            fill={colorOf(place)}
            className={styles["area"]}
          />
        )}
        <path d={path} stroke={colorOf(place)} strokeDasharray={dashOf(place)} className={styles["line"]} />
        {values.map((value, at) => (
          <g key={categories[at]}>
            <title>{`${categories[at]}, ${name}: ${exactNumber(value)}`}</title>
            <Marker series={place} x={x[at] ?? 0} y={plot.y(value)} />
          </g>
        ))}
        {hasNames && (
          <>
            <path
              d={`M${(x.at(-1) ?? 0) + 7} ${ends[place]}L${plot.right + 2} ${heights[place]}`}
              className={styles["leader"]}
            />
            <text x={plot.right + 6} y={heights[place]} dominantBaseline="central">
              {name}
            </text>
          </>
        )}
      </g>
    );
  });
}
