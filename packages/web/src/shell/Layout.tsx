import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { ConnectionBar } from "./ConnectionBar.tsx";
import styles from "./Layout.module.css";
import { Resizer, useWidth } from "./Resizer.tsx";
import { shellText } from "../strings/shell.ts";

interface Props {
  /** Above all panes; a narrow screen shows it with the sidebar. */
  readonly top: ReactNode;
  /** What comes before the sidebar. */
  readonly rail: ReactNode;
  readonly sidebar: ReactNode;
  readonly main: ReactNode;
  readonly pane: ReactNode;
  /** Which one a narrow screen shows. */
  readonly shown: "sidebar" | "main" | "pane";
}

/** The panes side by side; on a narrow screen one at a time. */
export function Layout({ top, rail, sidebar, main, pane, shown }: Props) {
  const [sideWidth, setSideWidth] = useWidth("sidebar", 260);
  const [paneWidth, setPaneWidth] = useWidth("pane", 400);
  return (
    <div className={styles["page"]} data-shown={shown}>
      <ConnectionBar />
      <div className={styles["top"]}>{top}</div>
      <div className={styles["panes"]}>
        {rail !== null && <div className={styles["rail"]}>{rail}</div>}
        <div className={styles["sidebar"]} style={{ width: sideWidth }}>
          {sidebar}
        </div>
        <main className={styles["main"]}>
          <div className={styles["start"]}>
            <Resizer
              label={shellText.sidebarWidth}
              width={sideWidth}
              min={180}
              max={480}
              direction={1}
              onResize={setSideWidth}
            />
          </div>
          {main}
          {pane !== null && (
            <div className={styles["end"]}>
              <Resizer
                label={shellText.paneWidth}
                width={paneWidth}
                min={300}
                max={720}
                direction={-1}
                onResize={setPaneWidth}
              />
            </div>
          )}
        </main>
        {pane !== null && <PaneFrame width={paneWidth}>{pane}</PaneFrame>}
      </div>
    </div>
  );
}

/** What is beside the conversation. When it closes, the focus goes back to the message that it was opened from. */
function PaneFrame({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const [row] = useState(() => opener?.closest("[data-ts]"));
  useLayoutEffect(() => {
    const { current } = frame;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const known = [row, opener].find((element) => element?.isConnected && element !== document.body);
      const back = known ?? document.querySelector("main [data-part=list]");
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [opener, row]);
  return (
    <div ref={frame} className={styles["pane"]} style={{ width }}>
      {children}
    </div>
  );
}
