import { Combobox } from "@base-ui/react/combobox";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import { MenuLine } from "./MenuLine.tsx";
import type { MenuItem } from "./menuItem.ts";
import styles from "./SelectMenu.module.css";
import { type Row, rowsOf } from "./rows.ts";

const itemPx = 34;
const tallItemPx = 48;
const headingPx = 30;

export interface ListHandle {
  readonly show: (index: number) => void;
}

interface Props {
  readonly items: readonly MenuItem[];
  readonly chosen: ReadonlySet<string>;
  /** Whether what is not chosen can no longer be. */
  readonly isFull: boolean;
  readonly loadMore?: (() => void) | undefined;
  readonly handle: Ref<ListHandle>;
}

/** The items as lines; only those in sight stand in the page, so ten thousand cost as much as ten. */
export function MenuList({ items, chosen, isFull, loadMore, handle }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, places } = useMemo(() => rowsOf(items), [items]);
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => heightOf(rows[at]),
    overscan: 3,
    paddingStart: 4,
    paddingEnd: 4,
  });
  useImperativeHandle(handle, () => ({ show: (index) => lines.scrollToIndex(places[index] ?? 0) }), [lines, places]);
  const inSight = lines.getVirtualItems();
  const isAtEnd = (inSight.at(-1)?.index ?? 0) >= rows.length - 1;
  useEffect(() => {
    if (isAtEnd) loadMore?.();
  }, [isAtEnd, loadMore]);
  const groups = groupsOf(inSight.flatMap(({ index, start, size }) => lineOf(rows[index], start, size)));
  return (
    <Combobox.List ref={scroller} className={styles["list"]}>
      <div role="presentation" className={styles["whole"]} style={{ height: lines.getTotalSize() }}>
        {groups.map(({ name, lines: members }) => {
          const shown = members.map(({ row, style }) =>
            row.kind === "heading" ? (
              <div key="heading" role="presentation" className={styles["heading"]} style={style}>
                <bdi>{row.text}</bdi>
              </div>
            ) : (
              <MenuLine
                key={row.item.id}
                {...row}
                style={style}
                count={items.length}
                isChosen={chosen.has(row.item.id)}
                isFull={isFull}
              />
            ),
          );
          return name === undefined ? (
            shown
          ) : (
            <div key={name} role="group" aria-label={name}>
              {shown}
            </div>
          );
        })}
      </div>
    </Combobox.List>
  );
}

function heightOf(row: Row | undefined): number {
  if (row?.kind !== "item") return headingPx;
  return row.item.detail === undefined ? itemPx : tallItemPx;
}

interface Line {
  readonly row: Row;
  readonly style: CSSProperties;
}

function lineOf(row: Row | undefined, start: number, size: number): Line[] {
  return row ? [{ row, style: { height: size, transform: `translateY(${start}px)` } }] : [];
}

/** Lines of one group, so that it can be named; those without a group stand alone. */
function groupsOf(lines: readonly Line[]): { name: string | undefined; lines: Line[] }[] {
  const groups: { name: string | undefined; lines: Line[] }[] = [];
  for (const line of lines) {
    const name = line.row.kind === "heading" ? line.row.text : line.row.item.group;
    const last = groups.at(-1);
    if (last && last.name === name) last.lines.push(line);
    else groups.push({ name, lines: [line] });
  }
  return groups;
}
