import type { ReactNode } from "react";
import { ConnectionBar } from "./ConnectionBar.tsx";
import styles from "./Layout.module.css";
import { Resizer, useWidth } from "./Resizer.tsx";

interface Props {
  readonly sidebar: ReactNode;
  readonly main: ReactNode;
  readonly pane: ReactNode;
  /** Which one a narrow screen shows. */
  readonly shown: "sidebar" | "main" | "pane";
}

/** The panes side by side; on a narrow screen one at a time. */
export function Layout({ sidebar, main, pane, shown }: Props) {
  const [sideWidth, setSideWidth] = useWidth("sidebar", 260);
  const [paneWidth, setPaneWidth] = useWidth("pane", 400);
  return (
    <div className={styles["page"]}>
      <ConnectionBar />
      <div className={styles["panes"]} data-shown={shown}>
        <div className={styles["sidebar"]} style={{ width: sideWidth }}>
          {sidebar}
        </div>
        <main className={styles["main"]}>
          <div className={styles["start"]}>
            <Resizer
              label="Width of the sidebar"
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
                label="Width of the pane"
                width={paneWidth}
                min={300}
                max={720}
                direction={-1}
                onResize={setPaneWidth}
              />
            </div>
          )}
        </main>
        {pane !== null && (
          <div className={styles["pane"]} style={{ width: paneWidth }}>
            {pane}
          </div>
        )}
      </div>
    </div>
  );
}
