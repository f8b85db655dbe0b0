import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { profilePath } from "../navigation/paths.ts";
import { PersonButton } from "./PersonButton.tsx";
import styles from "./ProfileButton.module.css";

interface Props {
  readonly user: string;
  readonly channel: string | undefined;
  readonly children: ReactNode;
  /** What it is called where its content says nothing; such a one is for the pointer, because a named one is beside it. */
  readonly label?: string | undefined;
}

/** Opens a person's profile, and shows a card of it after a moment. */
export function ProfileButton({ user, channel, children, label }: Props) {
  const [, go] = useLocation();
  return (
    <PersonButton
      user={user}
      className={styles["button"]}
      isForPointer={label !== undefined}
      onOpen={() => go(profilePath(channel, user))}
    >
      {children}
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </PersonButton>
  );
}
