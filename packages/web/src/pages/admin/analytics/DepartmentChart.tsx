import { scaleBand, scaleLinear } from "d3-scale";
import { Section } from "../../parts/Section.tsx";
import styles from "../Admin.module.css";
import { type Activity, byDepartment } from "./activity.ts";

const width = 640;
const rowHeight = 28;
const nameWidth = 150;
const shownMax = 12;

/** In which departments the messages were seen. */
export function DepartmentChart({ rows }: { readonly rows: readonly Activity[] }) {
  const departments = byDepartment(rows).slice(0, shownMax);
  if (departments.length === 0) return null;
  const height = departments.length * rowHeight;
  const y = scaleBand(
    departments.map(({ name }) => name),
    [0, height],
  ).padding(0.3);
  const x = scaleLinear([0, Math.max(1, ...departments.map(({ count }) => count))], [0, width - nameWidth - 48]);
  const said = departments.map(({ name, count }) => `${name}: ${count}`).join(", ");
  return (
    <Section title="Views by department">
      <div className={styles["chart"]}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Views by department. ${said}`}>
          {departments.map(({ name, count }) => {
            const top = y(name) ?? 0;
            const middle = top + y.bandwidth() / 2 + 4;
            return (
              <g key={name}>
                <text className={styles["axis"]} x={nameWidth - 8} y={middle} textAnchor="end">
                  {name.length > 22 ? `${name.slice(0, 21)}…` : name}
                </text>
                <rect className={styles["bar"]} x={nameWidth} y={top} width={x(count)} height={y.bandwidth()} rx="2" />
                <text className={styles["value"]} x={nameWidth + x(count) + 6} y={middle}>
                  {count.toLocaleString()}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </Section>
  );
}
