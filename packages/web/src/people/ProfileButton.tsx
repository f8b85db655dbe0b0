import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { profilePath } from "../navigation/paths.ts";
import styles from "./ProfileButton.module.css";

interface Props {
  readonly user: string;
  readonly channel: string | undefined;
  readonly children: ReactNode;
  /** What it is called where its content says nothing; such a one is for the pointer, because a named one is beside it. */
  readonly label?: string | undefined;
}

/** Opens a person's profile. */
export function ProfileButton({ user, channel, children, label }: Props) {
  const [, go] = useLocation();
  return (
    <button
      type="button"
      className={styles["button"]}
      tabIndex={label === undefined ? undefined : -1}
      onClick={() => go(profilePath(channel, user))}
    >
      {children}
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </button>
  );
}
