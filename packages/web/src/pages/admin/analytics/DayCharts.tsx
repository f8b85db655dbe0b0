import { scaleBand, scaleLinear } from "d3-scale";
import styles from "../Admin.module.css";
import { type Activity, byDay, type Day, measures } from "./activity.ts";
import { analyticsText } from "../../../strings/analytics.ts";
import { locale } from "../../../strings/locale.ts";

interface Props {
  readonly rows: readonly Activity[];
  readonly days: number;
  readonly nowMs: number;
}

const height = 100;
const foot = 18;
const head = 16;
const dayName = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
const dayInFull = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });

/** Each measure day by day. Its numbers stand on the bars, so there is nothing to look up elsewhere. */
export function DayCharts({ rows, days, nowMs }: Props) {
  return (
    <div className={styles["charts"]}>
      {measures.map(([measure, label]) => (
        <DayChart key={measure} label={label} days={byDay(rows, measure, days, nowMs)} />
      ))}
    </div>
  );
}

/** As wide as its place: widths are in percent, because a drawing that is scaled scales its letters, too. */
function DayChart({ label, days }: { readonly label: string; readonly days: readonly Day[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const x = scaleBand(
    days.map(({ date }) => date),
    [0, 100],
  ).padding(0.25);
  const y = scaleLinear([0, most], [height - foot, head]);
  const said = days.map(({ startMs, count }) => `${dayInFull.format(startMs)}: ${count}`).join(", ");
  return (
    <figure className={styles["chart"]}>
      <figcaption>
        <h2>{label}</h2>
        <p className={styles["total"]}>{total.toLocaleString(locale)}</p>
      </figcaption>
      <svg height={height} role="img" aria-label={analyticsText.byDay(label, said)}>
        <line className={styles["rule"]} x1="0" x2="100%" y1={height - foot} y2={height - foot} />
        {days.map(({ date, startMs, count }) => {
          const left = x(date) ?? 0;
          const middle = `${left + x.bandwidth() / 2}%`;
          return (
            <g key={date}>
              <rect
                className={styles["bar"]}
                x={`${left}%`}
                y={y(count)}
                width={`${x.bandwidth()}%`}
                height={height - foot - y(count)}
                rx="2"
              />
              {count > 0 && (
                <text className={styles["value"]} x={middle} y={y(count) - 4} textAnchor="middle">
                  {count.toLocaleString(locale)}
                </text>
              )}
              <text className={styles["axis"]} x={middle} y={height - 4} textAnchor="middle">
                {dayName.format(startMs)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
