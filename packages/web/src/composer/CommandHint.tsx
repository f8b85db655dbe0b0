import { useEffect, useState } from "react";
import { type Command, readCommands } from "../shortcuts/offered.ts";
import styles from "./Composer.module.css";

/** What a command takes and does, while its arguments are written. */
export default function CommandHint({ command }: { readonly command: string }) {
  const [known, setKnown] = useState<readonly Command[]>([]);
  useEffect(() => {
    void readCommands().then(setKnown);
  }, []);
  const found = known.find((each) => each.command === command);
  if (!found) return null;
  const about = [found.description, found.app].filter((words) => words !== "").join(" · ");
  return (
    <p role="status" className={styles["command"]}>
      <code>{`${command} ${found.usage_hint}`.trim()}</code> {about}
    </p>
  );
}
