import type { ReactNode } from "react";
import { pagePartsText } from "../../strings/pageParts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./SelectionBar.module.css";
import type { Selection } from "./useSelection.ts";

interface Props<Row> {
  readonly selection: Selection<Row>;
  /** What can be done with the chosen rows. */
  readonly children: ReactNode;
}

/** How many rows are chosen, and what can be done with all of them. */
export function SelectionBar<Row>({ selection, children }: Props<Row>) {
  const count = selection.chosen.size;
  if (count === 0) return null;
  return (
    <section className={styles["bar"]} aria-label={pagePartsText.selection}>
      <span role="status">{pagePartsText.selected(count)}</span>
      {children}
      <Button variant="quiet" onClick={() => selection.clear()}>
        {pagePartsText.clearSelection}
      </Button>
    </section>
  );
}
