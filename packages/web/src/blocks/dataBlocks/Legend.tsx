import styles from "./Chart.module.css";
import { colorOf, dashOf, fillOf, Marker } from "./chartPaint.tsx";

interface Props {
  readonly chart: string;
  readonly names: readonly string[];
  readonly isLine: boolean;
}

/** For bars, and where there is no room beside the lines. The table says the same, so screen readers skip it. */
export function Legend({ chart, names, isLine }: Props) {
  return (
    <ul className={styles["legend"]} aria-hidden="true">
      {names.map((name, series) => (
        <li key={series}>
          <svg width={24} height={14} className={styles["swatch"]}>
            {isLine ? (
              <>
                <path d="M0 7H24" stroke={colorOf(series)} strokeWidth={2} strokeDasharray={dashOf(series)} />
                <Marker series={series} x={12} y={7} />
              </>
            ) : (
              <rect width={24} height={14} rx={2} fill={fillOf(chart, series)} />
            )}
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
