import type { DataVisualization } from "@platform/protocol/blocks/data_visualization.ts";
import { Table2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { dataBlocksText } from "../../strings/dataBlocks.ts";
import { percent } from "./formatNumber.ts";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./Chart.module.css";
import { Patterns } from "./chartPaint.tsx";
import { sharesOf } from "./chartScale.ts";
import { ChartTable } from "./ChartTable.tsx";
import { Legend } from "./Legend.tsx";
import { PieChart } from "./PieChart.tsx";
import { SeriesChart } from "./SeriesChart.tsx";
import { useWidth } from "./useWidth.ts";

/** The same as in the style of its frame. */
const height = 280;
/** From here on there is room for labels beside what they name. */
const wideFrom = 440;

/** A chart, and its numbers as a table. */
export function DataVisualizationBlock({ block: { title, chart } }: { readonly block: DataVisualization }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isWide = width >= wideFrom;
  const names = legendOf(chart);
  const size = { id, width, height, isWide };
  return (
    <figure className={styles["chart"]}>
      <figcaption className={styles["title"]}>
        <bdi>{title}</bdi>
      </figcaption>
      <div ref={frame} className={styles["frame"]}>
        {width > 0 && (
          <svg role="img" aria-label={dataBlocksText.charts[chart.type](title)} width={width} height={height}>
            <Patterns chart={id} count={names.length} />
            {chart.type === "pie" ? <PieChart chart={chart} {...size} /> : <SeriesChart chart={chart} {...size} />}
          </svg>
        )}
      </div>
      {(chart.type === "bar" || !isWide) && (
        <Legend chart={id} names={names} isLine={chart.type === "line" || chart.type === "area"} />
      )}
      <Button variant="quiet" className={styles["toggle"]} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Table2 size={16} aria-hidden="true" />
        {isOpen ? dataBlocksText.hideData : dataBlocksText.showData}
      </Button>
      <div
        className={classes(isOpen ? styles["data"] : "visually-hidden")}
        {...(isOpen && { tabIndex: 0, role: "group", "aria-label": title })}
      >
        <ChartTable title={title} chart={chart} />
      </div>
    </figure>
  );
}

/** The names of what is drawn; those of segments with their share, which is beside them where there is room. */
function legendOf(chart: DataVisualization["chart"]): readonly string[] {
  if (chart.type !== "pie") return chart.series.map(({ name }) => name);
  const shares = sharesOf(chart.segments.map(({ value }) => value));
  return chart.segments.map(({ label }, at) => `${label} ${percent(shares[at] ?? 0)}`);
}
