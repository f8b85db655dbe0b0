import { scaleBand, scaleLinear } from "d3-scale";
import styles from "../Admin.module.css";
import type { Bar } from "./activity.ts";
import { locale } from "../../../strings/locale.ts";

const rowHeight = 28;
const nameCharsMax = 17;
const shownMax = 12;
/** Names, bars, and the number behind the longest bar share the place. */
const namePercent = 36;
const longestPercent = 54;

interface Props {
  readonly title: string;
  readonly bars: readonly Bar[];
}

/** A number for each of a few names, with the number at the end of its bar. */
export function BarChart({ title, bars }: Props) {
  const shown = bars.slice(0, shownMax);
  if (shown.length === 0) return null;
  const height = shown.length * rowHeight;
  const y = scaleBand(
    shown.map(({ name }) => name),
    [0, height],
  ).padding(0.3);
  const x = scaleLinear([0, Math.max(1, ...shown.map(({ count }) => count))], [0, longestPercent]);
  const said = shown.map(({ name, count }) => `${name}: ${count}`).join(", ");
  return (
    <figure className={styles["chart"]}>
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      <svg height={height} role="img" aria-label={`${title}. ${said}`}>
        {shown.map(({ name, count }) => {
          const top = y(name) ?? 0;
          const middle = top + y.bandwidth() / 2 + 4;
          return (
            <g key={name}>
              <text className={styles["axis"]} x="0" y={middle}>
                {name.length > nameCharsMax ? `${name.slice(0, nameCharsMax - 1)}…` : name}
              </text>
              <rect
                className={styles["bar"]}
                x={`${namePercent}%`}
                y={top}
                width={`${x(count)}%`}
                height={y.bandwidth()}
                rx="2"
              />
              <text className={styles["value"]} x={`${namePercent + x(count)}%`} dx="6" y={middle}>
                {count.toLocaleString(locale)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
