import { ArrowDown, ArrowUp } from "lucide-react";
import { type DragEvent, lazy, type MouseEvent, Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { sidebarOrder } from "../navigation/sidebarOrder.ts";
import { sidebarViews, viewOf } from "../navigation/views.ts";
import type { State } from "../store/state.ts";
import { useClient } from "../store/store.ts";
import { sectionsText } from "../strings/sections.ts";
import { sidebarText } from "../strings/sidebar.ts";
import type { MenuAnchor } from "../ui/AnchoredMenu.tsx";
import { dragType, Section } from "./Section.tsx";
import styles from "./SidebarLists.module.css";
import { showMoreUnreads, useMoreUnreads } from "./useMoreUnreads.ts";
import { ViewItem } from "./ViewItem.tsx";

const RowMenu = lazy(() => import("./RowMenu.tsx"));

interface Asked {
  readonly channel: string;
  readonly anchor: MenuAnchor;
}

/** The views and the sections. Rows have one menu and one drag handler together: there may be hundreds of them. */
export function SidebarLists({ current }: { readonly current: string | undefined }) {
  const [path, go] = useLocation();
  const view = viewOf(path);
  const list = useRef<HTMLDivElement>(null);
  const sections = useClient(useCallback((state: State) => sidebarOrder(state, current), [current]));
  const isFiltered = useClient((state) => state.preferences.sidebar_filter === "unreads");
  const [asked, setAsked] = useState<Asked>();
  const more = useMoreUnreads(list);
  useCurrentInView(list, current, sections.length > 0);
  const listed = sections.filter(({ section, channels, shown }) =>
    isFiltered ? shown.length > 0 : section.type !== "stars" || channels.length > 0,
  );
  return (
    <div className={styles["frame"]}>
      <div
        ref={list}
        className={styles["lists"]}
        onContextMenu={(event) => setAsked(askedBy(event) ?? asked)}
        onDragStart={startDrag}
      >
        <ul data-tour="views" aria-label={sidebarText.views} className={styles["list"]}>
          {sidebarViews.map((item) => (
            <ViewItem key={item.name} view={item} isCurrent={item.name === view} />
          ))}
        </ul>
        {listed.map((section) => (
          <Section key={section.section.id} list={section} current={current} go={go} />
        ))}
        {isFiltered && listed.length === 0 && <p className={styles["none"]}>{sectionsText.nothingUnread}</p>}
      </div>
      {(["above", "below"] as const).map(
        (direction) =>
          more[direction] && (
            <button
              key={direction}
              type="button"
              className={styles[direction]}
              onClick={() => showMoreUnreads(list.current, direction)}
            >
              {direction === "above" ? (
                <ArrowUp size={12} aria-hidden="true" />
              ) : (
                <ArrowDown size={12} aria-hidden="true" />
              )}
              {direction === "above" ? sectionsText.moreAbove : sectionsText.moreBelow}
            </button>
          ),
      )}
      {asked && (
        <Suspense>
          <RowMenu {...asked} current={current} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** The row that a right click or the menu key is on. */
function askedBy(event: MouseEvent): Asked | undefined {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-channel]") : null;
  const channel = row?.dataset["channel"];
  if (!row || channel === undefined) return undefined;
  event.preventDefault();
  const point = event.button === 2 ? { x: event.clientX, y: event.clientY } : undefined;
  return { channel, anchor: { element: row, point } };
}

function startDrag(event: DragEvent): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-channel]") : null;
  if (!row) return;
  event.dataTransfer.setData(dragType, row.dataset["channel"] ?? "");
  event.dataTransfer.effectAllowed = "copyMove";
}

/** The conversation on screen is never scrolled out of the list when it is opened. */
function useCurrentInView(
  list: React.RefObject<HTMLElement | null>,
  current: string | undefined,
  isListed: boolean,
): void {
  useLayoutEffect(() => {
    if (!isListed) return;
    list.current?.querySelector("[data-channel][aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [list, current, isListed]);
}
