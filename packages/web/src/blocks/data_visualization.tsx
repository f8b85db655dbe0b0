import type { DataVisualization } from "@platform/protocol/blocks/data_visualization.ts";
import { deferred } from "../ui/deferred.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";

const DataVisualizationBlock = deferred(
  async () => (await import("./dataBlocks/DataVisualizationBlock.tsx")).DataVisualizationBlock,
  null,
);

/** A chart; its space is kept while it loads. */
export function DataVisualizationView({ block }: BlockProps<DataVisualization>) {
  return (
    <div className={styles["dataVisualization"]}>
      <DataVisualizationBlock block={block} />
    </div>
  );
}
