import { type Static, Type } from "typebox";
import { limits } from "../limits.ts";
import { closed, type Tell } from "./define.ts";
import { seriesValues } from "./seriesValues.ts";

/** The charts of `data_visualization`, and the rules that involve more than one of their fields. */

const label = Type.String({ minLength: 1, maxLength: limits.chart_label_chars_max });
const axisLabel = Type.Optional(Type.String({ minLength: 1, maxLength: limits.chart_title_chars_max }));

const pie = closed({
  type: Type.Literal("pie"),
  segments: Type.Array(closed({ label, value: Type.Number({ exclusiveMinimum: 0 }) }), {
    minItems: 1,
    maxItems: limits.chart_series_max,
  }),
});

const series = Type.Array(
  closed({
    name: label,
    data: Type.Array(closed({ label, value: Type.Number() }), { minItems: 1, maxItems: limits.chart_categories_max }),
  }),
  { minItems: 1, maxItems: limits.chart_series_max },
);

const axisConfig = closed({
  categories: Type.Array(label, { minItems: 1, maxItems: limits.chart_categories_max }),
  x_label: axisLabel,
  y_label: axisLabel,
});

const bar = closed({ type: Type.Literal("bar"), series, axis_config: axisConfig });
const line = closed({ type: Type.Literal("line"), series, axis_config: axisConfig });
const area = closed({ type: Type.Literal("area"), series, axis_config: axisConfig });

export const chart = Type.Union([pie, bar, line, area], {
  description: "`segments` of a pie; `series` and `axis_config` of the others.",
});

export type Chart = Static<typeof chart>;
export type PieChart = Static<typeof pie>;
export type SeriesChart = Exclude<Chart, PieChart>;
export type Series = SeriesChart["series"][number];

/** Every series has one value for each category: a hole or a second value could not be drawn. */
export function checkSeries({ series: all, axis_config: { categories } }: SeriesChart, tell: Tell): void {
  tellRepeated(categories, (category, at) => {
    tell(`category "${category}" already exists`, "axis_config", "categories", at);
  });
  const names = all.map(({ name }) => name);
  tellRepeated(names, (name, at) => tell(`\`name\` "${name}" already exists`, "series", at, "name"));
  const known = new Set(categories);
  for (const [at, { data }] of all.entries()) {
    const labels = data.map((point) => point.label);
    tellRepeated(labels, (name, point) => {
      tell(`\`label\` "${name}" already exists`, "series", at, "data", point, "label");
    });
    for (const [point, name] of labels.entries()) {
      if (!known.has(name)) tell("must be one of the categories", "series", at, "data", point, "label");
    }
    for (const category of known) {
      if (!labels.includes(category)) tell(`missing value for category: ${category}`, "series", at, "data");
    }
  }
}

function tellRepeated(names: readonly string[], tell: (name: string, at: number) => void): void {
  const seen = new Set<string>();
  for (const [at, name] of names.entries()) {
    if (seen.has(name)) tell(name, at);
    seen.add(name);
  }
}

/** A line per segment or category. */
export function textOfChart(given: Chart): string {
  if (given.type === "pie") return given.segments.map((segment) => `${segment.label}: ${segment.value}`).join("\n");
  const { categories } = given.axis_config;
  const columns = given.series.map((one) => ({ name: one.name, values: seriesValues(one, categories) }));
  return categories
    .map((category, at) => `${category}: ${columns.map(({ name, values }) => `${name} ${values[at]}`).join(", ")}`)
    .join("\n");
}
