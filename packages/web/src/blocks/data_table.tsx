import type { DataTable } from "@platform/protocol/blocks/data_table.ts";
import type { CSSProperties } from "react";
import { deferred } from "../ui/deferred.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";
import { pageRows } from "./dataBlocks/pageRows.ts";

const DataTableBlock = deferred(async () => (await import("./dataBlocks/DataTableBlock.tsx")).DataTableBlock, null);

/** The space of a full page is kept: for the table while it loads, and for its pager on a shorter last page. */
export function DataTableView({ block }: BlockProps<DataTable>) {
  const rows = Math.min(pageRows(block), block.rows.length - 1);
  return (
    <div className={styles["dataTable"]} style={{ "--rows": rows } as CSSProperties}>
      <DataTableBlock block={block} />
    </div>
  );
}
