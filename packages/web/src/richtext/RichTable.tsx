import type { Table } from "@platform/protocol/blocks/table.ts";
import { RichText } from "./RichText.tsx";
import styles from "./RichTable.module.css";
import { richtextText } from "../strings/richtext.ts";

type Cell = Table["rows"][number][number];

/** Rows of cells under a row of headings; it scrolls by itself where the page is narrower. */
export function RichTable({ block }: { readonly block: Table }) {
  const [head = [], ...rows] = block.rows;
  const styleOf = (column: number) => {
    const { align = "left", is_wrapped: isWrapped = false } = block.column_settings?.[column] ?? {};
    return { textAlign: align, whiteSpace: isWrapped ? ("normal" as const) : ("nowrap" as const) };
  };
  return (
    // A group and not a region: a message may have several tables, and regions of one name cannot be distinguished.
    <div className={styles["tableFrame"]} tabIndex={0} role="group" aria-label={richtextText.table}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" style={styleOf(column)}>
                <CellView cell={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column} style={styleOf(column)}>
                  <CellView cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellView({ cell }: { readonly cell: Cell }) {
  return cell.type === "rich_text" ? <RichText block={cell} /> : <bdi>{cell.text}</bdi>;
}
