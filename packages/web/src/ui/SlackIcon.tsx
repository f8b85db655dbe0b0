import { deferred } from "./deferred.tsx";
import styles from "./SlackIcon.module.css";

/** Most messages name no icon, so the pictures of all of them are a file of their own. */
const Picture = deferred(async () => (await import("./SlackIconPicture.tsx")).SlackIconPicture, null);

interface Props {
  readonly name: string;
  readonly size?: 16 | 20 | 24;
}

/** An icon that an app names. It says nothing by itself: what it stands beside does. */
export function SlackIcon({ name, size = 16 }: Props) {
  return (
    <span className={styles["icon"]} style={{ width: size, height: size }}>
      <Picture name={name} size={size} />
    </span>
  );
}
