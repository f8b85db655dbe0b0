import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useClient } from "../store/store.ts";
import styles from "./ConnectionBar.module.css";
import { shellText } from "../strings/shell.ts";

/** A short loss is not worth a word. */
const patienceMs = 600;

/** Says that the server is away. Work goes on: what is written is sent when it is back. */
export function ConnectionBar() {
  const isLost = useClient((state) => state.connection === "lost");
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <div role="status">
      {isShown && (
        <p className={styles["bar"]}>
          <WifiOff size={16} aria-hidden="true" />
          {shellText.offline}
        </p>
      )}
    </div>
  );
}
