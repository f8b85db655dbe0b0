import type { Chart } from "@platform/protocol/blockkit/charts.ts";
import { seriesValues } from "@platform/protocol/blockkit/seriesValues.ts";
import { dataBlocksText } from "../../strings/dataBlocks.ts";
import { exactNumber, percent } from "./formatNumber.ts";
import styles from "./Chart.module.css";
import { sharesOf } from "./chartScale.ts";

interface Props {
  readonly title: string;
  readonly chart: Chart;
}

/** The numbers of a chart: for screen readers always, for others when they ask for them. */
export function ChartTable({ title, chart }: Props) {
  const { head, rows } = chart.type === "pie" ? ofPie(chart) : ofSeries(chart);
  return (
    <table className={styles["table"]}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={column} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], at) => (
          <tr key={at}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {values.map((value, column) => (
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Cells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function ofPie({ segments }: Extract<Chart, { type: "pie" }>): Cells {
  const shares = sharesOf(segments.map(({ value }) => value));
  return {
    head: [dataBlocksText.segment, dataBlocksText.value, dataBlocksText.share],
    rows: segments.map(({ label, value }, at) => [label, exactNumber(value), percent(shares[at] ?? 0)]),
  };
}

function ofSeries({ series, axis_config: { categories, x_label } }: Exclude<Chart, { type: "pie" }>): Cells {
  const columns = series.map((one) => seriesValues(one, categories));
  return {
    head: [x_label ?? dataBlocksText.category, ...series.map(({ name }) => name)],
    rows: categories.map((category, at) => [category, ...columns.map((values) => exactNumber(values[at] ?? 0))]),
  };
}
