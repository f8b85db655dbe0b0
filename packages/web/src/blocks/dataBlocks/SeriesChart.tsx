import type { SeriesChart as Given } from "@platform/protocol/blockkit/charts.ts";
import { seriesValues } from "@platform/protocol/blockkit/seriesValues.ts";
import { Axes } from "./Axes.tsx";
import { Bars } from "./Bars.tsx";
import { layOutPlot } from "./chartPlot.ts";
import { scaleOf } from "./chartScale.ts";
import { Lines } from "./Lines.tsx";

interface Props {
  readonly id: string;
  readonly chart: Given;
  readonly width: number;
  readonly height: number;
  /** Whether the names of lines fit at their ends. */
  readonly isWide: boolean;
}

/** Bars, lines or areas over the same axes. */
export function SeriesChart({ id, chart, width, height, isWide }: Props) {
  const { categories } = chart.axis_config;
  const series = chart.series.map((one) => ({ name: one.name, values: seriesValues(one, categories) }));
  const scale = scaleOf(series.flatMap(({ values }) => values));
  const hasNames = isWide && chart.type !== "bar";
  const plot = layOutPlot(chart, scale, { width, height, hasNames });
  return (
    <>
      <Axes plot={plot} scale={scale} axis={chart.axis_config} />
      {chart.type === "bar" ? (
        <Bars id={id} plot={plot} series={series} categories={categories} />
      ) : (
        <Lines
          plot={plot}
          series={series}
          categories={categories}
          isFilled={chart.type === "area"}
          hasNames={hasNames}
        />
      )}
    </>
  );
}
