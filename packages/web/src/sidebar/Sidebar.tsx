import { memo } from "react";
import { useLocation } from "wouter";
import { ActionButton } from "../actions/ActionButton.tsx";
import { filterUnreads, newMessage } from "../actions/pageActions.ts";
import { knownSession } from "../api/session.ts";
import { nameOf } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { sidebarText } from "../strings/sidebar.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { profilePath } from "../navigation/paths.ts";
import styles from "./Sidebar.module.css";
import { SidebarLists } from "./SidebarLists.tsx";
import { StatusSign } from "../people/StatusSign.tsx";
import { Workspace } from "./WorkspaceButton.tsx";

/** Everything one is in: what is new is bold, what is for oneself has a number. */
export const Sidebar = memo(function Sidebar({ current }: { readonly current: string | undefined }) {
  const [, go] = useLocation();
  const self = useClient((state) => state.self);
  const name = useClient((state) => nameOf(state.people[state.self]));
  // The button of the filter shows whether it is on.
  useClient((state) => state.preferences.sidebar_filter);
  const target = { current, go };
  return (
    <nav data-part aria-label={sidebarText.conversations} className={styles["sidebar"]}>
      <div className={styles["top"]}>
        <Workspace name={knownSession().team.name} />
        <ActionButton action={filterUnreads} target={target} className={styles["tool"]} />
        <ActionButton action={newMessage} target={target} className={styles["tool"]} />
      </div>
      <SidebarLists current={current} />
      <button type="button" className={styles["self"]} onClick={() => go(profilePath(current, self))}>
        <PersonAvatar id={self} size={24} />
        <span className="visually-hidden">{sidebarText.yourProfile} </span>
        <bdi>{name}</bdi>
        <StatusSign id={self} />
      </button>
    </nav>
  );
});
