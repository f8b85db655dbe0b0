import type { Table } from "@platform/protocol/blocks/table.ts";
import { RichTable } from "../richtext/RichTable.tsx";
import type { BlockProps } from "./blockProps.ts";

export function TableView({ block }: BlockProps<Table>) {
  return <RichTable block={block} />;
}
