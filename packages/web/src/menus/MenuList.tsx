import { Combobox } from "@base-ui/react/combobox";
import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import { MenuLine } from "./MenuLine.tsx";
import type { MenuItem } from "./menuItem.ts";
import styles from "./SelectMenu.module.css";
import { type Row, rowsOf } from "./rows.ts";
import { useRowWindow } from "./useRowWindow.ts";

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

/** The items as rows. Only the rows in view are in the page, so ten thousand cost as much as ten. */
export function MenuList({ items, chosen, isFull, loadMore, handle }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, places } = useMemo(() => rowsOf(items), [items]);
  const heights = useMemo(() => rows.map(heightOf), [rows]);
  const { from, to, offsets, totalPx, show } = useRowWindow(scroller, heights);
  useImperativeHandle(handle, () => ({ show: (index) => show(places[index] ?? 0) }));
  const isAtEnd = to >= rows.length;
  useEffect(() => {
    if (isAtEnd) loadMore?.();
  }, [isAtEnd, loadMore]);
  const inView = rows.slice(from, to).map((row, at) => lineOf(row, offsets[from + at] ?? 0));
  const groups = groupsOf(inView);
  return (
    <Combobox.List ref={scroller} className={styles["list"]}>
      <div role="presentation" className={styles["whole"]} style={{ height: totalPx }}>
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

function heightOf(row: Row): number {
  if (row.kind !== "item") return headingPx;
  return row.item.detail === undefined ? itemPx : tallItemPx;
}

interface Line {
  readonly row: Row;
  readonly style: CSSProperties;
}

function lineOf(row: Row, start: number): Line {
  return { row, style: { height: heightOf(row), transform: `translateY(${start}px)` } };
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
