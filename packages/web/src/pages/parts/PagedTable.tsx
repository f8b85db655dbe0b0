import { adminText } from "../../strings/admin.ts";
import { pagePartsText } from "../../strings/pageParts.ts";
import { Button } from "../../ui/Button.tsx";
import { type Column, DataTable } from "./DataTable.tsx";
import styles from "./DataTable.module.css";
import { Loaded, type Loading } from "./Loaded.tsx";
import type { Selection } from "./useSelection.ts";

interface Listing<Row> {
  readonly of: Loading<{ readonly rows: readonly Row[] }>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
}

/** What a table needs of a selection, which may keep less of a row than the table shows. */
interface Choosing<Row> extends Pick<Selection<Row>, "choose"> {
  readonly chosen: { has(id: string): boolean };
}

interface Props<Row> {
  readonly listing: Listing<Row>;
  /** What the table lists, and what is loaded, for screen readers. */
  readonly label: string;
  readonly loading: string;
  readonly more?: string | undefined;
  readonly columns: readonly Column<Row>[] | ((rows: readonly Row[]) => readonly Column<Row>[]);
  readonly keyOf: (row: Row) => string;
  readonly empty: React.ReactNode;
  /** For rows that can be chosen, with what each is called. */
  readonly selection?: Choosing<NoInfer<Row>> | undefined;
  readonly nameOf?: ((row: Row) => string) | undefined;
}

/** A table of what the server lists page by page. */
export function PagedTable<Row>(props: Props<Row>) {
  const { listing, label, loading, more = adminText.showMore, columns, keyOf, empty } = props;
  const columnsFor = (rows: readonly Row[]) => [
    ...selecting(props),
    ...(typeof columns === "function" ? columns(rows) : columns),
  ];
  return (
    <Loaded of={listing.of} label={loading}>
      {({ rows }) => (
        <>
          <DataTable label={label} rows={rows} columns={columnsFor(rows)} keyOf={keyOf} empty={empty} />
          {listing.hasMore && (
            <p className={styles["more"]}>
              <Button disabled={listing.isLoadingMore} onClick={listing.loadMore}>
                {more}
              </Button>
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

function selecting<Row>({ selection, nameOf, keyOf }: Props<Row>): Column<Row>[] {
  if (!selection) return [];
  const cell = (row: Row) => (
    // The label is the target of a finger; the box alone would be too small.
    <label className={styles["box"]}>
      <input
        type="checkbox"
        aria-label={pagePartsText.select(nameOf?.(row) ?? keyOf(row))}
        checked={selection.chosen.has(keyOf(row))}
        onChange={(event) => selection.choose(keyOf(row), row, event.currentTarget.checked)}
      />
    </label>
  );
  return [{ head: pagePartsText.selection, isChoice: true, cell }];
}
