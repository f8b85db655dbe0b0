import { ChevronLeft, ChevronRight } from "lucide-react";
import { dataBlocksText } from "../../strings/dataBlocks.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./DataTableBlock.module.css";

interface Props {
  readonly caption: string;
  readonly size: number;
  /** Of all rows that the filter leaves. */
  readonly count: number;
  /** Whether there is more than one page without a filter: the buttons stay where they are while one types. */
  readonly isPaged: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Which rows are shown, and the way to the others. Its buttons keep the focus at both ends. */
export function Pager({ caption, size, count, isPaged, page, onPage }: Props) {
  const from = page * size + 1;
  const to = Math.min(count, from + size - 1);
  const isWhole = count <= size;
  return (
    <div className={styles["pager"]}>
      <span role="status">{isWhole ? dataBlocksText.rows(count) : dataBlocksText.rowsOf(from, to, count)}</span>
      {isPaged && (
        <div role="group" aria-label={dataBlocksText.pages(caption)} className={styles["pages"]}>
          <IconButton
            label={dataBlocksText.previousPage}
            icon={<ChevronLeft size={16} aria-hidden="true" />}
            disabled={page === 0}
            focusableWhenDisabled
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            label={dataBlocksText.nextPage}
            icon={<ChevronRight size={16} aria-hidden="true" />}
            disabled={to >= count}
            focusableWhenDisabled
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </div>
  );
}
