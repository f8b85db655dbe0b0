import { type Static, Type } from "typebox";
import { chart, checkSeries, textOfChart } from "../blockkit/charts.ts";
import { defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";

export const data_visualization = defineBlock({
  type: "data_visualization",
  summary: "A pie, bar, line or area chart; two in a message.",
  surfaces: ["message"],
  fields: {
    block_id: blockId,
    title: Type.String({ minLength: 1, maxLength: limits.chart_title_chars_max }),
    chart,
  },
  rules({ chart: given }, tell) {
    if (given.type !== "pie") checkSeries(given, (message, ...below) => tell(message, "chart", ...below));
  },
  textOf: ({ title, chart: given }) => `${title}\n${textOfChart(given)}`,
  example: {
    type: "data_visualization",
    title: "Requests per week",
    chart: {
      type: "bar",
      series: [
        {
          name: "Opened",
          data: [
            { label: "Week 1", value: 12 },
            { label: "Week 2", value: 18 },
          ],
        },
        {
          name: "Closed",
          data: [
            { label: "Week 1", value: 9 },
            { label: "Week 2", value: 20 },
          ],
        },
      ],
      axis_config: { categories: ["Week 1", "Week 2"], x_label: "Week", y_label: "Requests" },
    },
  },
});

export type DataVisualization = Static<typeof data_visualization.schema>;
