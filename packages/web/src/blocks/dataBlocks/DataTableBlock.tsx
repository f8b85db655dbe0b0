import type { DataCell } from "@platform/protocol/blockkit/cells.ts";
import type { DataTable } from "@platform/protocol/blocks/data_table.ts";
import type { Names } from "@platform/protocol/richtext/plainText.ts";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useDeferredValue, useId, useMemo } from "react";
import { useStore } from "zustand";
import { RichText } from "../../richtext/RichText.tsx";
import { nameOf } from "../../store/people.ts";
import { useClient } from "../../store/store.ts";
import { dataBlocksText } from "../../strings/dataBlocks.ts";
import { useSurface } from "../../surface/SurfaceContext.ts";
import { put, type TableState } from "../../surface/surfaceStore.ts";
import { classes } from "../../ui/classes.ts";
import { Input } from "../../ui/Input.tsx";
import { arrangeRows, cellText, isNumberColumn, nextSort, type Row, type Sort } from "./arrangeRows.ts";
import styles from "./DataTableBlock.module.css";
import { Pager } from "./Pager.tsx";
import { pageRows } from "./pageRows.ts";

/** A table that the reader sorts, filters and pages through; the app hears nothing of it. */
export function DataTableBlock({ block }: { readonly block: DataTable }) {
  const { caption, row_header_column_index: headerColumn = 0 } = block;
  const [head = []] = block.rows;
  const rows = useMemo<readonly Row[]>(() => block.rows.slice(1), [block.rows]);
  const names = useNames();
  const id = useId();
  const [{ filter, sort, page }, change] = useTableState(block.block_id ?? id);
  const words = useDeferredValue(filter);
  const arranged = useMemo(() => arrangeRows(rows, words, sort, names), [rows, words, sort, names]);
  const size = pageRows(block);
  const last = Math.max(0, Math.ceil(arranged.length / size) - 1);
  const at = Math.min(page, last);
  const shown = arranged.slice(at * size, (at + 1) * size);
  const isNumber = head.map((_, column) => isNumberColumn(rows, column));
  return (
    <div className={styles["block"]}>
      <div className={styles["top"]}>
        <span id={id} className={styles["caption"]}>
          <bdi>{caption}</bdi>
        </span>
        <Input
          type="search"
          className={styles["filter"]}
          aria-label={dataBlocksText.filterTable(caption)}
          placeholder={dataBlocksText.filter}
          value={filter}
          onChange={(event) => change({ filter: event.target.value, page: 0 })}
        />
      </div>
      <div className={styles["scroller"]} tabIndex={0} role="group" aria-labelledby={id}>
        <table className={styles["table"]}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {head.map((cell, column) => (
                <Head
                  key={column}
                  text={cellText(cell)}
                  isNumber={isNumber[column] === true}
                  sorted={sort?.column === column ? sort.direction : undefined}
                  onSort={() => change({ sort: nextSort(sort, column), page: 0 })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <BodyRow key={rows.indexOf(row)} row={row} headerColumn={headerColumn} isNumber={isNumber} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={head.length} className={styles["none"]}>
                  {dataBlocksText.noRows}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Pager
        caption={caption}
        size={size}
        count={arranged.length}
        isPaged={rows.length > size}
        page={at}
        onPage={(next) => change({ page: next })}
      />
    </div>
  );
}

interface HeadProps {
  readonly text: string;
  readonly isNumber: boolean;
  readonly sorted: Sort["direction"] | undefined;
  readonly onSort: () => void;
}

function Head({ text, isNumber, sorted, onSort }: HeadProps) {
  const Icon = sorted === undefined ? ChevronsUpDown : sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={sorted} className={classes(isNumber && styles["number"])}>
      <button type="button" className={styles["sort"]} onClick={onSort}>
        <bdi>{text}</bdi>
        <Icon size={14} aria-hidden="true" className={classes(styles["arrow"], sorted && styles["sorted"])} />
      </button>
    </th>
  );
}

interface RowProps {
  readonly row: Row;
  readonly headerColumn: number;
  readonly isNumber: readonly boolean[];
}

function BodyRow({ row, headerColumn, isNumber }: RowProps) {
  return (
    <tr>
      {row.map((cell, column) => {
        const className = classes(isNumber[column] && styles["number"]);
        const inside = <CellView cell={cell} />;
        if (column !== headerColumn) {
          return (
            <td key={column} className={className}>
              {inside}
            </td>
          );
        }
        return (
          <th key={column} scope="row" className={className}>
            {inside}
          </th>
        );
      })}
    </tr>
  );
}

function CellView({ cell }: { readonly cell: DataCell }) {
  return cell.type === "rich_text" ? <RichText block={cell} /> : <bdi>{cellText(cell)}</bdi>;
}

const untouched: TableState = { filter: "", page: 0 };

/** Kept with what is entered in the message: a person who scrolls away finds the table as they left it. */
function useTableState(block: string): readonly [TableState, (changes: Partial<TableState>) => void] {
  const { store } = useSurface();
  const state = useStore(store, ({ tables }) => tables[block] ?? untouched);
  return [state, (changes) => put(store, "tables", block, { ...state, ...changes })];
}

/** A filter finds people and channels by the names that the cells show. */
function useNames(): Names {
  const people = useClient((state) => state.people);
  const channels = useClient((state) => state.channels);
  const groups = useClient((state) => state.groups);
  return useMemo(
    () => ({
      user: (id) => people[id] && nameOf(people[id]),
      channel: (id) => channels[id]?.name,
      usergroup: (id) => groups[id]?.handle,
    }),
    [people, channels, groups],
  );
}
