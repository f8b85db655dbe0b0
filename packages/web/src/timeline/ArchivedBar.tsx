import { Button } from "../ui/Button.tsx";
import { unarchive } from "./archiving.ts";
import styles from "./ChannelView.module.css";

/** Stands where one would write. */
export function ArchivedBar({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <div className={styles["join"]}>
      <p>
        <strong>{name}</strong> is archived: it can be read, and nobody writes in it.
      </p>
      <Button onClick={() => void unarchive(id)}>Take it out of the archive</Button>
    </div>
  );
}
