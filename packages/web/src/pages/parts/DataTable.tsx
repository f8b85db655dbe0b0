import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./DataTable.module.css";

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand under each other at the right. */
  readonly isNumber?: boolean | undefined;
  /** Buttons that act on the row; its head is only for screen readers. */
  readonly isActions?: boolean | undefined;
  /** Boxes that choose rows; no wider than they are, and its head is only for screen readers, too. */
  readonly isChoice?: boolean | undefined;
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Shown instead when there are no rows. */
  readonly empty: ReactNode;
}

/** Rows under a head that stays in sight. Wide tables scroll by themselves, and by keyboard. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty }: Props<Row>) {
  if (rows.length === 0) return <div className={styles["empty"]}>{empty}</div>;
  return (
    // The region scrolls, so it must be reachable by keyboard.
    <div className={styles["scroller"]} role="region" aria-label={label} tabIndex={0}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            {columns.map(({ head, isNumber, isActions, isChoice }) => (
              <th
                key={head}
                scope="col"
                className={classes(isNumber && styles["number"], isChoice && styles["choice"])}
              >
                {isActions || isChoice ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.head} className={classNameOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classNameOf<Row>({ isNumber, isActions, isChoice }: Column<Row>): string | undefined {
  return classes(isNumber && styles["number"], isActions && styles["rowActions"], isChoice && styles["choice"]);
}
