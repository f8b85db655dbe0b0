import { initialsOf, toneOf } from "./initials.ts";
import styles from "./Avatar.module.css";

export type AvatarSize = 20 | 24 | 36 | 64;

interface Props {
  readonly id: string;
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: AvatarSize | undefined;
}

/** A picture of a person or an app, or else the initials; the name stands beside it, so it says nothing itself. */
export function Avatar({ id, name, src, size = 36 }: Props) {
  const sized = { width: size, height: size };
  if (src !== undefined) return <img className={styles["avatar"]} src={src} alt="" style={sized} loading="lazy" />;
  return (
    <span
      aria-hidden="true"
      className={styles["avatar"]}
      style={{ ...sized, fontSize: size * 0.42, background: toneOf(id) }}
    >
      {initialsOf(name)}
    </span>
  );
}
