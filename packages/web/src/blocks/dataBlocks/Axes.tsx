import { countCharacters, cutCharacters } from "@platform/protocol/characters.ts";
import type { SeriesChart } from "@platform/protocol/blockkit/charts.ts";
import { shortNumber } from "./formatNumber.ts";
import styles from "./Chart.module.css";
import { middleOf, type Plot } from "./chartPlot.ts";
import type { Scale } from "./chartScale.ts";

interface Props {
  readonly plot: Plot;
  readonly scale: Scale;
  readonly axis: SeriesChart["axis_config"];
}

/** Slanted names need this much room; where there is less, some are left out. The table has all of them. */
const namedEvery = 14;

export function Axes({ plot, scale, axis }: Props) {
  const { left, right, top, bottom, band, isSlanted, nameChars, height, y } = plot;
  const every = Math.max(1, Math.ceil(namedEvery / band));
  const middle = (top + bottom) / 2;
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} className={tick === 0 ? styles["zero"] : styles["grid"]} />
          <text x={left - 6} y={y(tick)} textAnchor="end" dominantBaseline="central" className={styles["muted"]}>
            {shortNumber(tick)}
          </text>
        </g>
      ))}
      {axis.categories.map((category, at) => {
        if (at % every > 0) return undefined;
        const [x, below] = [middleOf(plot, at), bottom + (isSlanted ? 12 : 16)];
        return (
          <text
            key={category}
            x={x}
            y={below}
            textAnchor={isSlanted ? "end" : "middle"}
            transform={isSlanted ? `rotate(-40 ${x} ${below})` : undefined}
            className={styles["muted"]}
          >
            {shortened(category, nameChars)}
          </text>
        );
      })}
      {axis.x_label !== undefined && (
        <text x={(left + right) / 2} y={height - 4} textAnchor="middle">
          {axis.x_label}
        </text>
      )}
      {axis.y_label !== undefined && (
        <text x={12} y={middle} textAnchor="middle" transform={`rotate(-90 12 ${middle})`}>
          {axis.y_label}
        </text>
      )}
    </>
  );
}

function shortened(name: string, max: number): string {
  return countCharacters(name) > max ? `${cutCharacters(name, Math.max(1, max - 1))}…` : name;
}
