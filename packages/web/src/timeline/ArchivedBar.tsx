import { Button } from "../ui/Button.tsx";
import { unarchive } from "./archiving.ts";
import styles from "./ChannelView.module.css";
import { timelineText } from "../strings/timeline.ts";

/** Stands where one would write. */
export function ArchivedBar({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <div className={styles["join"]}>
      <p>{timelineText.archived(name)}</p>
      <Button onClick={() => void unarchive(id)}>{timelineText.unarchive}</Button>
    </div>
  );
}
