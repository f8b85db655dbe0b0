import type { DataTable } from "@platform/protocol/blocks/data_table.ts";
import { limits } from "@platform/protocol/limits.ts";

export function pageRows({ page_size: size }: Pick<DataTable, "page_size">): number {
  return size ?? limits.data_table_page_rows_default;
}
