import styles from "./Chart.module.css";

/**
 * What distinguishes series: a color, and without it a pattern of the area, or a marker and the dashes of the line. Each of
 * twelve series has a pattern of its own, and a marker that is filled or hollow.
 */
const colorCount = 6;

/** Lines and dots over the colour, in a square of 8 px; the first series is plain. */
const patterns = [
  "",
  "M-2 2L2 -2M0 8L8 0M6 10L10 6",
  "M2 2h2v2h-2zM6 6h2v2h-2z",
  "M0 4H8",
  "M4 0V8",
  "M-2 6L2 10M0 0L8 8M6 -2L10 2",
  "M0 4H8M4 0V8",
  "M0 0L8 8M0 8L8 0",
  "M3 3h3v3h-3z",
  "M0 1H8M0 5H8",
  "M1 0V8M5 0V8",
  "M0 6L4 2L8 6",
] as const;

const dashes = ["", "6 4", "2 3", "10 4 2 4", "12 4", "4 2"] as const;

/** Around 0, about 8 px wide. */
const markers = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
  "M-4 -4H4V4H-4z",
  "M0 -5L5 4H-5z",
  "M0 -5L5 0L0 5L-5 0z",
  "M0 5L5 -4H-5z",
  "M-5 -1.5h3.5V-5h3v3.5H5v3H1.5V5h-3V1.5H-5z",
] as const;

export const colorOf = (series: number): string => `var(--series-${series % colorCount})`;
export const dashOf = (series: number): string | undefined => dashes[series % dashes.length] || undefined;
export const fillOf = (chart: string, series: number): string => `url(#${chart}-${series})`;

/** What `fillOf` refers to. */
export function Patterns({ chart, count }: { readonly chart: string; readonly count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, series) => (
        <pattern key={series} id={`${chart}-${series}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={colorOf(series)} />
          <path d={patterns[series % patterns.length]} className={styles["pattern"]} />
        </pattern>
      ))}
    </defs>
  );
}

interface MarkerProps {
  readonly series: number;
  readonly x: number;
  readonly y: number;
}

/** The second six series have hollow ones. */
export function Marker({ series, x, y }: MarkerProps) {
  return (
    <path
      d={markers[series % markers.length]}
      transform={`translate(${x} ${y})`}
      fill={series < markers.length ? colorOf(series) : "var(--bg)"}
      stroke={colorOf(series)}
      strokeWidth={1.5}
    />
  );
}
