import type { PieChart as Pie } from "@platform/protocol/blockkit/charts.ts";
import { exactNumber, percent } from "./formatNumber.ts";
import styles from "./Chart.module.css";
import { fillOf } from "./chartPaint.tsx";
import { sharesOf, spread } from "./chartScale.ts";

interface Props {
  readonly id: string;
  readonly chart: Pie;
  readonly width: number;
  readonly height: number;
  /** Whether the labels fit at both sides. */
  readonly isWide: boolean;
}

const labelGap = 18;
const elbow = 16;
/** An arc cannot go all the way round. */
const whole = 0.999_99;

/** A pie whose segments are labelled with their share. */
export function PieChart({ id, chart, width, height, isWide }: Props) {
  const shares = sharesOf(chart.segments.map(({ value }) => value));
  const center = { x: width / 2, y: height / 2 };
  const radius = Math.min(height / 2 - 14, width / 2 - 8);
  let before = 0;
  const segments = chart.segments.map(({ label, value }, at) => {
    const share = shares[at] ?? 0;
    const [from, to] = [before, before + share];
    before = to;
    return { label, value, share, from, to, middle: (from + to) / 2 };
  });
  return (
    <>
      {segments.map(({ label, value, share, from, to }, at) => (
        <g key={at}>
          <title>{`${label}: ${exactNumber(value)} (${percent(share)})`}</title>
          {share > whole ? (
            <circle cx={center.x} cy={center.y} r={radius} fill={fillOf(id, at)} />
          ) : (
            <path
              d={`M${center.x} ${center.y}L${pointAt(center, radius, from)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${pointAt(center, radius, to)}Z`}
              fill={fillOf(id, at)}
              className={styles["segment"]}
            />
          )}
        </g>
      ))}
      {isWide &&
        [false, true].map((isLeft) => (
          <Labels
            key={String(isLeft)}
            segments={segments.filter(({ middle }) => middle > 0.5 === isLeft)}
            center={center}
            radius={radius}
            isLeft={isLeft}
            height={height}
          />
        ))}
    </>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface LabelsProps {
  readonly segments: readonly { readonly label: string; readonly share: number; readonly middle: number }[];
  readonly center: Point;
  readonly radius: number;
  readonly isLeft: boolean;
  readonly height: number;
}

/** The labels of one half, each joined with its segment by a line. */
function Labels({ segments, center, radius, isLeft, height }: LabelsProps) {
  const sign = isLeft ? -1 : 1;
  const anchors = segments.map(({ middle }) => onCircle(center, radius, middle));
  const heights = spread(
    anchors.map(({ y }) => y),
    labelGap,
    10,
    height - 10,
  );
  return segments.map(({ label, share }, at) => {
    const anchor = anchors[at] ?? center;
    const y = heights[at] ?? 0;
    const x = center.x + sign * (radius + elbow);
    return (
      <g key={at}>
        <path d={`M${anchor.x} ${anchor.y}L${x} ${y}h${sign * 4}`} className={styles["leader"]} />
        <text x={x + sign * 8} y={y} dominantBaseline="central" textAnchor={isLeft ? "end" : "start"}>
          {label} <tspan className={styles["strong"]}>{percent(share)}</tspan>
        </text>
      </g>
    );
  });
}

/** Clockwise from the top. */
function onCircle(center: Point, radius: number, share: number): Point {
  const angle = 2 * Math.PI * share;
  return { x: center.x + radius * Math.sin(angle), y: center.y - radius * Math.cos(angle) };
}

function pointAt(center: Point, radius: number, share: number): string {
  const { x, y } = onCircle(center, radius, share);
  return `${x} ${y}`;
}
